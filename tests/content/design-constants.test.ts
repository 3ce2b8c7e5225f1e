import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** spec §9, and the pixel before each where a rule ends there. */
const breakpoints = [576, 768, 992, 1200, 1400];
const allowed = breakpoints.flatMap((width) => [`min-width: ${width}px`, `max-width: ${width - 1}px`]);

test('C026 the layout changes at the widths of the specification, at each of them and at no other', async () => {
  const used = new Set<string>();
  for await (const file of glob('site/**/*.css'))
    for (const [query] of readFileSync(file, 'utf8').matchAll(/(?<=@media[^{]*)(min|max)-width: \d+px/g))
      used.add(query);
  expect([...used].filter((query) => !allowed.includes(query))).toEqual([]);
  expect(breakpoints.filter((width) => !used.has(`min-width: ${width}px`))).toEqual([]);
});

test('C027 collapsing and fading take 300 ms', () => {
  const motion = readFileSync('site/design/tokens/motion.css', 'utf8');
  expect(motion).toContain('--duration-collapse: 300ms;');
});

test('N05 no text is as wide as so many digits: a digit is wider in our font than in the one that stands in', async () => {
  for await (const file of glob('site/**/*.css'))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/max-(width|inline-size): [\d.]+ch/);
});
