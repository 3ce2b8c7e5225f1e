import { expect, onTestFinished, test, vi } from 'vitest';
import type { Readiness } from './readiness.ts';
import { startMonitoring } from './watch.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Starts the monitoring with a fake clock. Tests change the readiness that it reads. */
function watching() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const log = { info: vi.fn(), alarm: vi.fn() };
  const totals = { pending: 3, sending: 1, sent: 0, parked: 0, done: 0 };
  const parts: Readiness['parts'] = { settings: 'ok', forms: 'ok', store: 'ok', mail: 'ok', leads: 'ok' };
  const status = { ...totals, dueForMs: 0, newestAt: Date.now(), isMailRefused: false };
  const readiness: Readiness = { isReady: false, parts, status };
  const watched = startMonitoring({
    read: async () => readiness,
    log,
    heartbeatUrl: 'https://watch.example.com/secret',
    noLeadDays: 7,
    lastBackupAt: async () => status.newestAt,
  });
  onTestFinished(() => watched.stop());
  const raised = (name: string) => log.alarm.mock.calls.filter(([event]) => event === name);
  return { readiness, parts, raised, ...log };
}

test('HEARTBEAT_URL is requested every minute while leads reach a person; the log has its answer, and not its address', async () => {
  const requests = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 404 }));
  onTestFinished(() => requests.mockRestore());
  const { readiness, info } = watching();
  await vi.advanceTimersByTimeAsync(minute);
  expect(requests).not.toHaveBeenCalled();
  readiness.isReady = true;
  await vi.advanceTimersByTimeAsync(2 * minute);
  readiness.isReady = false;
  await vi.advanceTimersByTimeAsync(2 * minute);
  expect(requests).toHaveBeenCalledTimes(2);
  const note = ['heartbeat-not-taken', { problem: 'HEARTBEAT_URL answers 404' }];
  expect(info.mock.calls).toEqual([note, note]);
});

test('while mail is stopped, the alarm is repeated daily with the number of waiting leads', async () => {
  const { parts, raised } = watching();
  parts.mail = 'stopped';
  await vi.advanceTimersByTimeAsync(day - minute);
  expect(raised('mail-stopped')).toEqual([]);
  await vi.advanceTimersByTimeAsync(2 * day + 2 * minute);
  expect(raised('mail-stopped').map(([, { waiting }]) => waiting)).toEqual([4, 4, 4]);
  parts.mail = 'ok';
  await vi.advanceTimersByTimeAsync(2 * day);
  expect(raised('mail-stopped')).toHaveLength(3);
});

test('one alarm is raised when a lead is due for minutes at two checks in a row', async () => {
  const { parts, alarm } = watching();
  parts.leads = 'stuck';
  await vi.advanceTimersByTimeAsync(minute / 2);
  expect(alarm).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10 * minute);
  expect(alarm.mock.calls.map(([event]) => event)).toEqual(['leads-stuck']);
});

test.each([
  ['no-lead', 7],
  ['backup-overdue', 2],
])('the alarm %s is raised after %i days without a lead or a backup, and is repeated daily', async (name, days) => {
  const { raised } = watching();
  await vi.advanceTimersByTimeAsync(days * day - minute);
  expect(raised(name)).toEqual([]);
  await vi.advanceTimersByTimeAsync(day + 2 * minute);
  expect(raised(name)).toHaveLength(2);
});
