import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

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

/** Relative luminance, as defined in WCAG 2.2. */
function luminanceOf(color: string): number {
  const [red = Number.NaN, green = Number.NaN, blue = Number.NaN] = [1, 3, 5]
    .map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string, scheme: Scheme): number {
  const [darker = 0, lighter = 0] = [one, other]
    .map((role) => luminanceOf(colorOf(`--color-${role}`, scheme)))
    .toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
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
    expect(contrastOf(text, ground, scheme)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(edges)('a control edge in %s on %s has a contrast of 3 : 1', (edge, ground) => {
    expect(contrastOf(edge, ground, scheme)).toBeGreaterThanOrEqual(3);
  });
});
