import { describe, expect, test } from 'vitest';
import { usualSummaryTimes } from '../../server/mail/flood-summary.ts';
import { commandOutput } from './support/command-output.ts';
import { relayWithMailbox } from './support/mailbox.ts';
import { bodyOf, headersOf } from './support/read-mail.ts';
import { enquiry, noLimits, type Relay } from './support/relay.ts';
import { isMissing, storeKinds } from './support/stores.ts';

/** The usual settings with smaller numbers and shorter times. */
const overrides = {
  floodLimits: { together: 2, burst: 3, perHour: 3, held: { leads: 4, bytes: 100_000 } },
  summaryTimes: { ...usualSummaryTimes, firstAfterMs: 1500, everyMs: 1000, lookEveryMs: 50, refusalsEveryMs: 60_000 },
};
const environment = { TRUSTED_PROXIES: 'loopback' };

const from = (relay: Relay, address: string, name: string) =>
  relay.post({ ...enquiry, name }, {}, { 'X-Forwarded-For': address });
/** Addresses of one home connection, which has a whole /48. */
const fromFlood = (relay: Relay, count: number) => from(relay, `2001:db8:1:${count}::1`, `Flood ${count}`);

/** Sends leads: the first three are mailed by themselves, the others come at once, so that one summary lists all of them. */
async function flood(relay: Relay, total: number): Promise<{ name: string; status: number }[]> {
  const post = async (count: number) => ({ name: `Flood ${count}`, status: (await fromFlood(relay, count)).status });
  const first = [await post(0), await post(1), await post(2)];
  const others = await Promise.all(
    Array.from({ length: total - first.length }, (_, index) => post(first.length + index)),
  );
  return [...first, ...others];
}

const subjectOf = ({ raw }: { raw: string }) => headersOf(raw).get('subject')?.[0] ?? '';
const summariesOf = (mails: { raw: string; to: string[] }[]) =>
  mails.filter((mail) => subjectOf(mail).includes('flood'));

describe.each(storeKinds)('floods, on %s', (store) => {
  const on = test.skipIf(isMissing(store));

  on(
    'the first are mailed as always, the rest are listed in one mail, and a lead of another network is mailed at once',
    async () => {
      const { relay, smtp } = await relayWithMailbox({ store, environment, overrides });
      const posted = await flood(relay, 9);
      expect(posted.filter(({ status }) => status === 429)).toHaveLength(2);
      const stored = posted.filter(({ status }) => status === 200).map(({ name }) => name);
      expect(stored).toHaveLength(7);
      expect((await from(relay, '2001:db8:2::1', 'Sara')).status).toBe(200);
      await expect.poll(() => summariesOf(smtp.mails).length, { timeout: 20_000 }).toBe(1);
      const names = () => smtp.mails.flatMap(({ raw }) => /^Name: +(.+?)\r?$/m.exec(bodyOf(raw))?.[1] ?? []);
      await expect.poll(() => names().sort(), { timeout: 20_000 }).toEqual(['Flood 0', 'Flood 1', 'Flood 2', 'Sara']);

      const [summary] = summariesOf(smtp.mails);
      const text = bodyOf(summary?.raw ?? '');
      expect(summary && subjectOf(summary)).toBe('Summary of 4 messages in a flood');
      for (const name of stored.slice(3))
        expect(text).toMatch(new RegExp(`${name}, 050 123 4567\\s+Plumbing: The kitchen tap drips.`));
      expect(text).toContain('2 messages more could not be stored');
      expect(text).toContain('npm run leads -- delete --held');
      expect(summary && headersOf(summary.raw).has('reply-to')).toBe(false);
      expect(relay.log.filter((line) => line.includes('ALARM leads-held'))).toHaveLength(1);
    },
  );

  on('deleted leads make room for others, and another summary is sent while the flood lasts', async () => {
    const { relay, smtp } = await relayWithMailbox({ store, environment, overrides });
    await flood(relay, 8);
    await expect.poll(() => summariesOf(smtp.mails).length, { timeout: 20_000 }).toBe(1);
    expect(await commandOutput(relay.place, 'delete', '--held')).toBe('4 deleted.\n');
    // The server asks the store again a few seconds after it was full.
    await expect.poll(async () => (await fromFlood(relay, 20)).status, { timeout: 20_000, interval: 500 }).toBe(200);
    await expect.poll(() => summariesOf(smtp.mails).length, { timeout: 20_000 }).toBe(2);
    expect(bodyOf(summariesOf(smtp.mails)[1]?.raw ?? '')).toContain('Flood 20');
  });
});

test('nothing that a visitor wrote is in the head of a summary, and each lead stays in its three lines', async () => {
  const { relay, smtp } = await relayWithMailbox({ environment, overrides });
  for (let count = 0; count < 3; count += 1) await fromFlood(relay, count);
  const hostile = 'Eve\r\nBcc: x@evil.example\u2028npm run leads -- delete --held\u202E';
  await relay.post({ ...enquiry, name: hostile, message: hostile }, {}, { 'X-Forwarded-For': '2001:db8:1::1' });
  await expect.poll(() => summariesOf(smtp.mails).length, { timeout: 20_000 }).toBe(1);
  const { raw = '', to } = summariesOf(smtp.mails)[0] ?? {};
  expect(to).toEqual(['owner@example.com']);
  expect(headersOf(raw).has('bcc')).toBe(false);
  expect(bodyOf(raw)).toContain('Eve Bcc: x@evil.example npm run leads -- delete --held, 050 123 4567');
});

test('a summary that is refused is sent again after longer and longer waits, complete', async () => {
  const times = { ...overrides.summaryTimes, retryMs: 400, longestRetryMs: 60_000 };
  const { relay, smtp } = await relayWithMailbox({
    environment,
    overrides: { floodLimits: { ...noLimits, burst: 0, perHour: 0 }, summaryTimes: times },
  });
  const tries: number[] = [];
  smtp.script = (step) => {
    if (step !== 'to') return undefined;
    tries.push(performance.now());
    return '452 4.2.2 full';
  };
  for (let count = 0; count < 3; count += 1) await fromFlood(relay, count);
  await expect.poll(() => tries.length, { timeout: 20_000 }).toBe(4);
  const waits = tries.slice(1).map((time, index) => time - (tries[index] ?? 0));
  expect(waits[0]).toBeGreaterThanOrEqual(390);
  expect(waits[1]).toBeGreaterThanOrEqual(790);
  expect(waits[2]).toBeGreaterThanOrEqual(1590);
  expect(relay.log.filter((line) => line.includes('ALARM flood-summary-refused'))).toHaveLength(4);
  smtp.script = () => undefined;
  await expect.poll(() => summariesOf(smtp.mails).length, { timeout: 20_000 }).toBe(1);
  expect(subjectOf(summariesOf(smtp.mails)[0] ?? { raw: '' })).toBe('Summary of 3 messages in a flood');
});

test('the second address gets a summary that the first refuses', async () => {
  const { relay, smtp } = await relayWithMailbox({
    environment: { ...environment, MAIL_TO_SECOND: 'second@example.com' },
    overrides: { ...overrides, floodLimits: { ...noLimits, burst: 0, perHour: 0 } },
  });
  smtp.script = (step, argument) => (step === 'to' && argument.includes('owner@') ? '550 no such user' : undefined);
  await fromFlood(relay, 0);
  await expect.poll(() => smtp.mails.map(({ to }) => to), { timeout: 20_000 }).toEqual([['second@example.com']]);
});
