import { expect, onTestFinished, test, vi } from 'vitest';
import { throttleByKind } from './throttle-by-kind.ts';

test('passes on the first item of a kind immediately, and the last one with their number after each pause', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const passOn = vi.fn();
  const limited = throttleByKind(60_000, passOn);
  for (let count = 0; count < 10; count += 1) limited('flood', `flood ${count}`);
  limited('other', 'other 0');
  expect(passOn.mock.calls).toEqual([
    ['flood 0', undefined],
    ['other 0', undefined],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(passOn.mock.calls.slice(2)).toEqual([['flood 9', 9]]);
  limited('flood', 'flood 10');
  expect(passOn).toHaveBeenCalledTimes(3);
  vi.advanceTimersByTime(60_000);
  expect(passOn.mock.calls.slice(3)).toEqual([['flood 10', 1]]);
  vi.advanceTimersByTime(60_000);
  limited('flood', 'flood 11');
  expect(passOn.mock.calls.slice(4)).toEqual([['flood 11', undefined]]);
  expect(vi.getTimerCount()).toBe(1);
});
