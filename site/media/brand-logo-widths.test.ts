import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brands } from '#content/lists.ts';
import { brandLogoHeight, brandLogoWidths } from './brand-logo-widths.ts';

const drawn = readdirSync('public/brands').map((file) => {
  const [, , width, height] = (/viewBox="([^"]+)"/.exec(readFileSync(`public/brands/${file}`, 'utf8'))?.[1] ?? '')
    .split(' ')
    .map(Number);
  return { image: `/brands/${file}`, width: Math.round(width ?? 0), height };
});

test('each brand logo is listed with the width that it is drawn in', () => {
  expect(brandLogoWidths).toEqual(Object.fromEntries(drawn.map(({ image, width }) => [image, width])));
  expect(new Set(drawn.map(({ height }) => height))).toEqual(new Set([brandLogoHeight]));
});

test.each(Object.values(brands).flat())('C174, C175 $title has a brand logo', ({ image }) => {
  expect(brandLogoWidths).toHaveProperty([image]);
});
