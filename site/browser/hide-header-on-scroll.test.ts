import { expect, test } from 'vitest';
import { headerAfterScroll } from './hide-header-on-scroll.ts';

const shownAt = (scrollY: number) => ({ scrollY, isHidden: false });

test('C070 the header is shown at the top, even when the page bounces', () => {
  expect(headerAfterScroll({ scrollY: 300, isHidden: true }, 0).isHidden).toBe(false);
  expect(headerAfterScroll(shownAt(0), -40).isHidden).toBe(false);
});

test('scrolling by less than 4 px does not change the header', () => {
  expect(headerAfterScroll(shownAt(100), 103)).toEqual(shownAt(100));
});
