import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { facts } from '#content/business.ts';
import { privacyPolicyFor } from '#content/legal.ts';
import { leadsKeptMs, startRetention } from '../../server/leads/retention.ts';
import { createLog } from '../../server/log.ts';
import { newLead, storeWithClock } from './support/stores.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** In Dubai's time zone. */
const noon = new Date('2026-11-22T12:00:00+04:00');
const night = new Date('2026-11-22T03:05:00+04:00');

beforeEach(() => {
  // The clock of the server. `storeWithClock` sets the clock of the store.
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function retention() {
  const { store, move } = await storeWithClock('sqlite');
  const spies = {
    deleteOlderThan: vi.fn(store.deleteOlderThan),
    erase: vi.fn(store.erase),
    deleteRestoreCopies: vi.fn(store.deleteRestoreCopies),
  };
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const start = () => startRetention(async () => spies, log);
  return { store, move, start, lines, ...spies };
}

test('at night, the server deletes and erases enquiries that are older than the privacy policy says, mailed or not', async () => {
  const months = facts.enquiriesKeptMonths;
  expect(JSON.stringify(privacyPolicyFor(''))).toContain(`We keep an enquiry for ${months} months.`);
  expect(leadsKeptMs / day).toBeCloseTo((months * 365) / 12);
  const { store, move, start, deleteOlderThan, deleteRestoreCopies, erase } = await retention();
  await store.add(newLead());
  await store.claim('one', 1, day);
  const old = await store.add(newLead());
  move(leadsKeptMs - hour);
  const recent = await store.add(newLead());
  const ids = async () => (await store.list()).map(({ id }) => id);

  vi.setSystemTime(noon);
  start();
  await vi.advanceTimersByTimeAsync(14 * hour + 59 * minute);
  expect(deleteOlderThan).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(minute);
  await expect.poll(() => erase.mock.settledResults.length).toBe(1);
  expect(await ids()).toContain(old.id);
  move(day);
  await vi.advanceTimersByTimeAsync(day);
  await expect.poll(ids).toEqual([recent.id]);
  await expect.poll(() => erase.mock.settledResults.length).toBe(2);
  expect(deleteRestoreCopies).toHaveBeenCalledWith(30 * day);
});

test('erasing that fails raises one alarm and is tried again in the same night', async () => {
  const { start, erase, lines } = await retention();
  erase.mockRejectedValueOnce(new Error('another program is reading the store'));
  vi.setSystemTime(night);
  start();
  await expect.poll(() => lines.join()).toMatch(/ALARM retention-failing .*reading the store/);
  await vi.advanceTimersByTimeAsync(20 * minute);
  await expect.poll(() => erase.mock.settledResults.length).toBe(2);
  await vi.advanceTimersByTimeAsync(hour);
  expect(erase).toHaveBeenCalledTimes(2);
  expect(lines).toHaveLength(1);
});
