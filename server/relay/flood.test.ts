import { expect, onTestFinished, test, vi } from 'vitest';
import { floodGuard } from './flood.ts';

const minute = 60_000;

function guardWithClock() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const guard = floodGuard(4);
  return {
    takes: (network: string, times: number) => Array.from({ length: times }, () => guard.take(network)),
    pass: (ms: number) => vi.advanceTimersByTime(ms),
  };
}

test('accepts leads again after an hour', () => {
  const { takes, pass } = guardWithClock();
  takes('one', 100);
  pass(59 * minute);
  expect(takes('one', 1)).toEqual([false]);
  pass(minute);
  expect(takes('one', 5)).toEqual([true, true, true, true, false]);
});
