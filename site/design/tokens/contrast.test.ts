import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastOf, luminanceOf } from '../../../tests/luminance.ts';

const css = ['palette', 'color'].map((name) => readFileSync(`site/design/tokens/${name}.css`, 'utf8')).join('\n');
const declared = new Map([...css.matchAll(/^\s*(--[\w-]+):\s*([^;]+);/gm)].map(([, name, value]) => [name, value]));

type Scheme = 'light' | 'dark';

function colorOf(role: string, scheme: Scheme): string {
  const value = declared.get(role) ?? '';
  const [, light, dark] = /^light-dark\((.+), (.+)\)$/.exec(value) ?? [];
  const chosen = (scheme === 'light' ? light : dark) ?? value;
  const [, name] = /^var\((--[\w-]+)\)$/.exec(chosen) ?? [];
  return name ? colorOf(name, scheme) : chosen;
}

function contrastBetween(one: string, other: string, scheme: Scheme): number {
  const [first = 0, second = 0] = [one, other]
    .map((role) => colorOf(`--color-${role}`, scheme))
    .map((color) => luminanceOf([1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))));
  return contrastOf(first, second);
}

const grounds = ['page', 'area', 'field'];
const texts = ['heading', 'text', 'text-muted', 'accent', 'error'].flatMap((text) =>
  grounds.map((ground) => [text, ground] as const),
);
const textsOnColor = [
  ['on-accent-wash', 'accent-wash'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
] as const;
const edges = ['edge', 'error', 'focus'].flatMap((edge) => grounds.map((ground) => [edge, ground] as const));

describe.each(['light', 'dark'] as const)('%s colours', (scheme) => {
  test.each([...texts, ...textsOnColor])('text in %s on %s has a contrast of 4.5 : 1', (text, ground) => {
    expect(contrastBetween(text, ground, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edges)('a control edge in %s on %s has a contrast of 3 : 1', (edge, ground) => {
    expect(contrastBetween(edge, ground, scheme)).toBeGreaterThanOrEqual(3);
  });
});

test('the phone number in action on page, in the header of landing pages, has a contrast of 4.5 : 1', () => {
  expect(contrastBetween('action', 'page', 'light')).toBeGreaterThanOrEqual(4.5);
});
