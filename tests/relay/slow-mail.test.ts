/** With the usual timeouts, a slow mail must not delay others: these tests pass only if nothing waits for a timeout. */
import { expect, test } from 'vitest';
import { relayWithMailbox } from './support/mailbox.ts';
import { enquiry } from './support/relay.ts';

const isSlow = (raw: string) => raw.includes('a slow text');
const slow = { ...enquiry, message: 'a slow text' };
const soonMs = 5000;

test('five mails that hang after their text do not delay other leads', async () => {
  const { relay, smtp } = await relayWithMailbox({
    overrides: { stopMs: 100 },
    script: (step, raw) => (step === 'end' && isSlow(raw) ? 'hang' : undefined),
  });
  for (const name of ['one', 'two', 'three', 'four', 'five']) await relay.post({ ...slow, name });
  for (let count = 1; count <= 5; count += 1) {
    await relay.post({ ...enquiry, name: `Quick ${count}` });
    await expect.poll(() => smtp.mails.length, { timeout: soonMs }).toBe(count);
  }
});

test('a mail that hangs at a retry does not delay other leads', async () => {
  let hangs = 0;
  const { relay, smtp } = await relayWithMailbox({
    overrides: { schedule: () => 100, stopMs: 100 },
    script: (step, raw) => {
      if (step !== 'end' || !isSlow(raw)) return undefined;
      if (!raw.includes('again')) return 'drop';
      hangs += 1;
      return 'hang';
    },
  });
  await relay.post({ ...slow, name: 'first' });
  await relay.post({ ...slow, name: 'again' });
  await expect.poll(() => hangs, { timeout: soonMs }).toBe(1);
  for (let count = 1; count <= 5; count += 1) {
    await relay.post({ ...enquiry, name: `Quick ${count}` });
    await expect.poll(() => smtp.mails.length, { timeout: soonMs }).toBe(count);
  }
});
