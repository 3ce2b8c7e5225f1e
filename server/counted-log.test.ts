import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countedLog } from './counted-log.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('logs the first of equal lines immediately, and the number of the others after a minute', () => {
  const info = vi.fn();
  const write = countedLog({ info, alarm: vi.fn() });
  const flood = { status: 429, reason: 'flood' };
  for (let count = 0; count < 10; count += 1) write('info', 'refused', flood);
  write('info', 'refused', { status: 403, reason: 'other-origin' });
  expect(info.mock.calls).toEqual([
    ['refused', flood],
    ['refused', { status: 403, reason: 'other-origin' }],
  ]);
  vi.advanceTimersByTime(60_000);
  expect(info.mock.calls.slice(2)).toEqual([['refused', { ...flood, more: 9, seconds: 60 }]]);
  write('info', 'refused', flood);
  expect(info.mock.calls.slice(3)).toEqual([['refused', flood]]);
});
