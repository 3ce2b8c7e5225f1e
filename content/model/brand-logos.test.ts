import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandLogoHeight, brandLogoWidths } from './brand-logos.ts';

const drawn = readdirSync('public/brands').map((file) => {
  const [, , width, height] = (/viewBox="([^"]+)"/.exec(readFileSync(`public/brands/${file}`, 'utf8'))?.[1] ?? '')
    .split(' ')
    .map(Number);
  return { image: `/brands/${file}`, width: Math.round(width ?? 0), height };
});

test('the listed width of each brand logo is that of its SVG file', () => {
  expect(brandLogoWidths).toEqual(Object.fromEntries(drawn.map(({ image, width }) => [image, width])));
  expect(new Set(drawn.map(({ height }) => height))).toEqual(new Set([brandLogoHeight]));
});
