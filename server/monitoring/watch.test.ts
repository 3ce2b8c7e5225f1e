import { expect, onTestFinished, test, vi } from 'vitest';
import type { Readiness } from './readiness.ts';
import { watch } from './watch.ts';

const day = 24 * 60 * 60_000;

/** Starts `watch` with a fake clock. Tests change what it reads. */
function watching() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const alarm = vi.fn();
  const status = {
    pending: 3,
    sending: 1,
    sent: 0,
    parked: 0,
    done: 0,
    dueForMs: 0,
    newestAt: Date.now(),
    isRefused: false,
  };
  const parts = { settings: 'ok', forms: 'ok', store: 'ok', mail: 'ok', leads: 'ok' };
  const read = { parts, lastBackupAt: undefined as number | undefined };
  const watched = watch({
    read: async () => ({ isReady: false, parts, status }) as Readiness,
    log: { info: vi.fn(), alarm },
    heartbeatUrl: undefined,
    noLeadDays: 0,
    lastBackupAt: async () => read.lastBackupAt,
  });
  onTestFinished(() => watched.stop());
  return { read, alarm };
}

test('while mail is stopped, the alarm is repeated daily with the number of waiting leads', async () => {
  const { read, alarm } = watching();
  read.parts.mail = 'stopped';
  await vi.advanceTimersByTimeAsync(day - 60_000);
  expect(alarm).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * day + 120_000);
  expect(alarm.mock.calls.map(([event, fields]) => [event, fields.waiting])).toEqual(
    Array(3).fill(['mail-stopped', 4]),
  );
  read.parts.mail = 'ok';
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(alarm).toHaveBeenCalledTimes(3);
});

test('an alarm reports daily that the last backup is older than two days, until there is one', async () => {
  const { read, alarm } = watching();
  await vi.advanceTimersByTimeAsync(3 * day);
  read.lastBackupAt = Date.now();
  await vi.advanceTimersByTimeAsync(2 * day - 60_000);
  expect(alarm).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(day + 120_000);
  expect(alarm.mock.calls.map(([event]) => event)).toEqual(['backup-overdue', 'backup-overdue']);
  read.lastBackupAt = Date.now();
  await vi.advanceTimersByTimeAsync(day);
  expect(alarm).toHaveBeenCalledTimes(2);
});
