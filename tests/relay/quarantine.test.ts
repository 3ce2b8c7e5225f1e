import { describe, expect, test } from 'vitest';
import { crowdReason } from '../../server/leads/lead.ts';
import type { Mail, SendResult } from '../../server/mail/mailer.ts';
import { sendQuarantineDigest } from '../../server/mail/quarantine-digest.ts';
import { createLog } from '../../server/process/log.ts';
import { newLead, storeWithClock } from './support/store-with-clock.ts';
import { isMissing, type StoreKind, storeKinds } from './support/stores.ts';

const hour = 60 * 60_000;

async function digests(kind: StoreKind) {
  const { store, move } = await storeWithClock(kind);
  const mails: Mail[] = [];
  let result: SendResult = { ok: true, reply: '250' };
  const mailer = {
    async send(mail: Mail) {
      if (result.ok) mails.push(mail);
      return result;
    },
  };
  const log = createLog(() => {});
  const send = () => sendQuarantineDigest({ store, mailer, to: 'owner@example.com', log });
  const answerWith = (next: SendResult) => {
    result = next;
  };
  return { store, move, mails, send, answerWith };
}

describe.each(storeKinds)('the digest of the quarantine, on %s', (kind) => {
  const on = test.skipIf(isMissing(kind));
  const spam = (name: string, quarantineReason = 'links') =>
    newLead({ quarantineReason, params: { name, phone: '050 1', message: 'text\nhttp://a' } });

  on('names each lead once, with what is needed to answer it, once a day', async () => {
    const { store, move, mails, send } = await digests(kind);
    await send();
    expect(mails).toEqual([]);
    const { id } = await store.add(spam('Sara'));
    await send();
    expect(mails).toMatchObject([{ to: 'owner@example.com', subject: 'Leads in quarantine: 1', replyTo: undefined }]);
    expect(mails[0]?.text).toMatch(new RegExp(`Sara, 050 1\n    text http://a\n    \\(links\\) ${id}`));
    await store.add(spam('Next'));
    await send();
    expect(mails).toHaveLength(1);
    move(25 * hour);
    await send();
    await send();
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).not.toContain('Sara');
  });

  on('people behind one network are named within the hour', async () => {
    const { store, move, mails, send } = await digests(kind);
    await store.add(spam('first'));
    await send();
    await store.add(spam('crowd', crowdReason));
    move(1.1 * hour);
    await send();
    expect(mails).toHaveLength(2);
  });

  on('a digest that was not taken is tried again, not next day', async () => {
    const { store, mails, send, answerWith } = await digests(kind);
    await store.add(spam('Sara'));
    answerWith({ ok: false, kind: 'retry', error: '451' });
    await send();
    answerWith({ ok: true, reply: '250' });
    await send();
    expect(mails).toHaveLength(1);
  });
});
