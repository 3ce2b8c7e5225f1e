import { expect, onTestFinished, test, vi } from 'vitest';
import type { Readiness } from './readiness.ts';
import { watch } from './watch.ts';

const day = 24 * 60 * 60_000;

test('while mail is stopped, the alarm is repeated daily with the number of waiting leads', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const alarm = vi.fn();
  const parts = { settings: 'ok', forms: 'ok', store: 'ok', mail: 'stopped', leads: 'ok' };
  const status = { pending: 3, sending: 1, sent: 0, parked: 0, done: 0, dueForMs: 0, newestAt: Date.now() };
  const readiness = { isReady: false, parts, status } as Readiness;
  const watching = watch({
    read: async () => readiness,
    log: { info: vi.fn(), alarm },
    heartbeatUrl: undefined,
    noLeadDays: 0,
  });
  await vi.advanceTimersByTimeAsync(day - 60_000);
  expect(alarm).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * day + 120_000);
  expect(alarm.mock.calls.map(([event, fields]) => [event, fields.waiting])).toEqual(
    Array(3).fill(['mail-stopped', 4]),
  );
  readiness.parts.mail = 'ok';
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(alarm).toHaveBeenCalledTimes(3);
  await watching.stop();
});
