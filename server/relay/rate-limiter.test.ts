import { expect, onTestFinished, test, vi } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

test('accepts leads again after an hour', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const guard = createRateLimiter(1);
  const minute = 60_000;
  expect([guard.take('one'), guard.take('one')]).toEqual([true, false]);
  vi.advanceTimersByTime(59 * minute);
  expect(guard.take('one')).toBe(false);
  vi.advanceTimersByTime(minute);
  expect(guard.take('one')).toBe(true);
});
