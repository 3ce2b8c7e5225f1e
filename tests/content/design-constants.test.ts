import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { expect, test } from 'vitest';

/** The breakpoints of spec §9 in pixels, for the default font size of 16 px. */
const breakpoints = [576, 768, 992, 1200, 1400];

test('C026 media queries use the breakpoints of the specification and no others', async () => {
  const used = new Set<number>();
  for await (const file of glob('site/**/*.css'))
    for (const [, em] of readFileSync(file, 'utf8').matchAll(/@media[^{]*\bwidth (?:<|>=) ([\d.]+)em/g))
      used.add(Number(em) * 16);
  expect([...used].toSorted((a, b) => a - b)).toEqual(breakpoints);
});

test('C026 no breakpoint is in px, so that larger text gets the narrower layout', async () => {
  for await (const file of glob('site/**/*.{css,ts,tsx}'))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/@media[^{]*width[^{]*\dpx|\((min|max)-width: \d+px\)/);
});

/**
 * Returns the `:hover` selectors that also apply on touch screens. There, the hover style would remain after a tap.
 */
function hoverOutsideMedia(css: string): string[] {
  const open: string[] = [];
  const found: string[] = [];
  for (const [, selector = '', brace] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (brace === '{') open.push(selector.trim());
    if (brace === '}') open.pop();
    const isForPointer = open.some((condition) => condition.includes('hover: hover'));
    if (brace === '{' && selector.includes(':hover') && !isForPointer) found.push(selector.trim());
  }
  return found;
}

test('hover styles apply only on devices that can hover, so that a tap leaves no hover colour', async () => {
  for await (const file of glob('site/**/*.css'))
    expect(hoverOutsideMedia(readFileSync(file, 'utf8')), file).toEqual([]);
});

test('C027 collapsing and fading take 300 ms', () => {
  expect(readFileSync('site/design/tokens/motion.css', 'utf8')).toContain('--duration-collapse: 300ms;');
});

test('N05 no width is in `ch`, because the digits of the web font and the fallback font differ in width', async () => {
  for await (const file of glob('site/**/*.css'))
    expect(readFileSync(file, 'utf8'), file).not.toMatch(/max-(width|inline-size): [\d.]+ch/);
});
