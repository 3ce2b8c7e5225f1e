import { expect, test } from 'vitest';
import { headerAfterScroll } from './hide-header-on-scroll.ts';

const shownAt = (scrollY: number) => ({ scrollY, isHidden: false });

test('C070 hidden when the position grows, shown when it shrinks', () => {
  const down = headerAfterScroll(shownAt(100), 200);
  expect(down.isHidden).toBe(true);
  expect(headerAfterScroll(down, 150).isHidden).toBe(false);
});

test('C070 shown at the top, even when the page bounces', () => {
  expect(headerAfterScroll({ scrollY: 300, isHidden: true }, 0).isHidden).toBe(false);
  expect(headerAfterScroll(shownAt(0), -40).isHidden).toBe(false);
});

test('a movement of less than 4 px changes nothing', () => {
  expect(headerAfterScroll(shownAt(100), 103)).toEqual(shownAt(100));
});
