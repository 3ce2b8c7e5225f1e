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
  const parts: Readiness['parts'] = { settings: 'ok', forms: 'ok', store: 'ok', mail: 'ok', leads: 'ok' };
  const watched = watch({
    read: async () => ({ isReady: false, parts, status }),
    log: { info: vi.fn(), alarm },
    heartbeatUrl: undefined,
    noLeadDays: 7,
    lastBackupAt: async () => undefined,
  });
  onTestFinished(() => watched.stop());
  return { parts, status, alarm };
}

test('while mail is stopped, the alarm is repeated daily with the number of waiting leads', async () => {
  const { parts, alarm } = watching();
  parts.mail = 'stopped';
  await vi.advanceTimersByTimeAsync(day - 60_000);
  expect(alarm).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2 * day + 120_000);
  expect(alarm.mock.calls.map(([event, fields]) => [event, fields.waiting])).toEqual(
    Array(3).fill(['mail-stopped', 4]),
  );
  parts.mail = 'ok';
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(alarm).toHaveBeenCalledTimes(3);
});

test('one alarm is raised when a lead is due for minutes at two checks in a row', async () => {
  const { parts, alarm } = watching();
  parts.leads = 'stuck';
  await vi.advanceTimersByTimeAsync(30_000);
  expect(alarm).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10 * 60_000);
  expect(alarm.mock.calls.map(([event]) => event)).toEqual(['leads-stuck']);
});

test('an alarm reports daily that no lead has arrived for NO_LEAD_DAYS days', async () => {
  const { alarm } = watching();
  await vi.advanceTimersByTimeAsync(7 * day - 60_000);
  expect(alarm).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(day + 120_000);
  expect(alarm.mock.calls.map(([event, { days }]) => [event, days])).toEqual([
    ['no-lead', 7],
    ['no-lead', 8],
  ]);
});
