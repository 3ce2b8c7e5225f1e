/**
 * A slow mail must not delay others. The SMTP timeouts are the defaults, so the test would fail if another mail waited
 * until the slow one times out.
 */
import { expect, test } from 'vitest';
import { relayWithMailbox } from './support/mail-settings.ts';
import { enquiry } from './support/relay.ts';

const isSlow = (raw: string) => raw.includes('a slow text');
const slow = { ...enquiry, message: 'a slow text' };

test('a mail that hangs after its text does not delay other leads', async () => {
  const { relay, smtp } = await relayWithMailbox({
    overrides: { stopMs: 100 },
    script: (step, raw) => (step === 'end' && isSlow(raw) ? 'hang' : undefined),
  });
  for (const name of ['one']) await relay.post({ ...slow, name });
  for (let count = 1; count <= 5; count += 1) {
    await relay.post({ ...enquiry, name: `Quick ${count}` });
    await expect.poll(() => smtp.mails.length).toBe(count);
  }
});
