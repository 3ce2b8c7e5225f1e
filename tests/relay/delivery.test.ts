import { describe, expect, onTestFinished, test } from 'vitest';
import type { LeadState } from '../../server/leads/lead.ts';
import { createLog } from '../../server/log.ts';
import { delivery, retrySchedule } from '../../server/mail/delivery.ts';
import { smtpMailer } from '../../server/mail/smtp-mailer.ts';
import { type SmtpScript, type SmtpStep, scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { mailSettings } from './support/mailbox.ts';
import { newLead, storeWithClock } from './support/store-with-clock.ts';
import { isMissing, type StoreKind, storeKinds } from './support/stores.ts';

const minute = 60_000;
const hour = 60 * minute;

const timeouts = (socketTimeout: number) => ({ connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout });

type Options = {
  store: StoreKind;
  script?: SmtpScript;
  toSecond?: string;
  silenceMs?: number;
  leaseMs?: number;
  stopMs?: number;
  retentionMs?: number;
};

/** A store, a worker and a mail server, on a clock that only the test moves. */
async function deliveryWith({ store: kind, script, toSecond, silenceMs = 5000, ...times }: Options) {
  const { store, move } = await storeWithClock(kind);
  const smtp = await scriptedSmtp(script);
  onTestFinished(() => smtp.close());
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  let monotonic = 0;
  const worker = delivery({
    ...{ store, log, to: 'owner@example.com', toSecond, schedule: (failed) => retrySchedule(failed, 0.5) },
    mailer: smtpMailer(mailSettings(smtp.url), 'Site', timeouts(silenceMs)),
    monotonicClock: () => monotonic,
    ...times,
  });
  const pass = async (ms: number) => {
    move(ms);
    monotonic += ms;
    await worker.runOnce();
  };
  const alarms = () => lines.filter((line) => line.includes(' ALARM '));
  return { store, smtp, worker, pass, move, alarms };
}

const replyAt =
  (wanted: SmtpStep, reply: string): SmtpScript =>
  (step) =>
    step === wanted ? reply : undefined;

describe.each(storeKinds)('delivery, on %s', (kind) => {
  const on = test.skipIf(isMissing(kind));

  const stops: [string, SmtpStep, string][] = [
    ['421 at greeting', 'greeting', '421 busy'],
    ['554 at greeting', 'greeting', '554 go away'],
    ['dropped at greeting', 'greeting', 'drop'],
    ['535', 'auth', '535 5.7.8 no'],
    ['454 at AUTH', 'auth', '454 4.7.0 later'],
    ['dropped at AUTH', 'auth', 'drop'],
    ['530 at MAIL', 'from', '530 sign in first'],
  ];
  test.skipIf(isMissing(kind)).each(stops)(
    'M1 %s costs no lead a try, and all go as soon as it ends',
    async (_, step, reply) => {
      const { store, smtp, worker, pass, alarms } = await deliveryWith({ store: kind, script: replyAt(step, reply) });
      for (let count = 0; count < 3; count += 1) await store.add(newLead());
      await worker.runOnce();
      expect(alarms()).toEqual([]);
      for (let count = 0; count < 10; count += 1) await pass(minute);
      expect(worker.isStopped()).toBe(true);
      expect(alarms()).toEqual([expect.stringContaining('mail-stopped')]);
      expect((await store.list({})).map(({ state, attempts }) => [state, attempts])).toEqual(
        Array(3).fill(['pending', 0]),
      );
      smtp.script = () => undefined;
      await pass(minute);
      expect(smtp.mails).toHaveLength(3);
      expect(worker.isStopped()).toBe(false);
    },
  );

  on('a lead goes out once, to the owner, with its stable message id', async () => {
    const { store, smtp, worker } = await deliveryWith({ store: kind });
    const { id } = await store.add(newLead());
    await worker.runOnce();
    await worker.runOnce();
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]).toMatchObject({ to: ['owner@example.com'], from: 'site@example.com' });
    expect(smtp.mails[0]?.messageId).toMatch(new RegExp(`^<lead-${id}@`));
    expect(await store.find(id)).toMatchObject({ state: 'sent', reply: '250 2.0.0 taken' });
  });

  type Row = [
    name: string,
    step: SmtpStep,
    reply: string,
    state: LeadState,
    waitMinutes: number,
    attempts: number,
    alarm?: RegExp,
  ];
  const rows: Row[] = [
    ['451 greylist at RCPT', 'to', '451 4.7.1 greylisted', 'pending', 1, 1],
    ['450 busy at RCPT', 'to', '450 busy', 'pending', 1, 1],
    ['550 at RCPT', 'to', '550 no such user', 'pending', 30, 1, /mail-refused/],
    ['552 at MAIL', 'from', '552 full', 'pending', 30, 1, /mail-refused/],
    ['552 at DATA', 'data', '552 5.2.2 full', 'pending', 30, 1, /mail-refused/],
    ['552 after data', 'end', '552 5.2.2 full', 'pending', 30, 1, /mail-refused/],
    ['421 after data', 'end', '421 closing', 'pending', 1, 1],
    ['dropped at MAIL', 'from', 'drop', 'pending', 1, 1],
    ['dropped at RCPT', 'to', 'drop', 'pending', 1, 1],
    ['dropped after data', 'end', 'drop', 'pending', 1, 1],
    ['hung after data', 'end', 'hang', 'pending', 1, 1],
    ['554 for all mails', 'end', '554 spam', 'pending', 1, 1, /mail-refused/],
  ];
  test.skipIf(isMissing(kind)).each(rows)('M1 %s', async (_, step, reply, state, waitMinutes, attempts, alarm) => {
    const { store, worker, alarms, move } = await deliveryWith({
      store: kind,
      script: replyAt(step, reply),
      silenceMs: 300,
    });
    const { id } = await store.add(newLead());
    await worker.runOnce();
    const lead = await store.find(id);
    expect(lead).toMatchObject({ state, attempts });
    expect(lead?.lastError).toBeTruthy();
    move(waitMinutes * minute - 10_000);
    expect(await store.claim('other', 1, minute)).toEqual([]);
    move(20_000);
    expect(await store.claim('other', 1, minute)).toHaveLength(1);
    if (alarm) expect(alarms().join()).toMatch(alarm);
    else expect(alarms()).toEqual([]);
  });

  on('M2 a greylist of five minutes ends with the third try', async () => {
    const { store, smtp, worker, pass } = await deliveryWith({ store: kind, script: replyAt('to', '451 greylisted') });
    const { id } = await store.add(newLead());
    await worker.runOnce();
    await pass(minute);
    expect(await store.find(id)).toMatchObject({ attempts: 2, state: 'pending' });
    smtp.script = () => undefined;
    await pass(4 * minute);
    expect(smtp.mails).toHaveLength(0);
    await pass(minute);
    expect(smtp.mails).toHaveLength(1);
  });

  on('M3 a line dropped after the mail was taken: again, under the same message id', async () => {
    const { store, smtp, worker, pass } = await deliveryWith({
      store: kind,
      script: replyAt('end', 'accept-and-drop'),
    });
    const { id } = await store.add(newLead());
    await worker.runOnce();
    smtp.script = () => undefined;
    await pass(minute);
    expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([smtp.mails[0]?.messageId, smtp.mails[0]?.messageId]);
    expect(await store.find(id)).toMatchObject({ state: 'sent' });
  });

  on('a server that signs in and drops at MAIL, five waiting: the schedule is kept', async () => {
    const { store, worker, pass } = await deliveryWith({ store: kind, script: replyAt('from', 'drop') });
    for (let count = 0; count < 5; count += 1) await store.add(newLead());
    await worker.runOnce();
    for (let minutes = 0; minutes < 60; minutes += 1) await pass(minute);
    expect((await store.list({})).map(({ state, attempts }) => [state, attempts])).toEqual(
      Array(5).fill(['pending', 5]),
    );
  });

  on('M5 a mailbox that is busy for six days: parked, seen, and delivered on request', async () => {
    const { store, smtp, worker, pass, alarms } = await deliveryWith({
      store: kind,
      script: replyAt('to', '450 busy'),
    });
    const { id } = await store.add(newLead());
    await worker.runOnce();
    for (let hours = 0; hours < 6 * 24 * 4; hours += 1) await pass(hour / 4);
    expect(await store.find(id)).toMatchObject({ state: 'parked', attempts: 22 });
    expect(await store.status()).toMatchObject({ parked: 1 });
    expect(alarms().join()).toMatch(new RegExp(`lead-parked lead=${id}`));
    smtp.script = () => undefined;
    await pass(minute);
    expect(smtp.mails).toHaveLength(0);
    await store.resend({ state: 'parked' });
    await worker.runOnce();
    expect(smtp.mails).toHaveLength(1);
  });

  on('M6 a wrong password is tried once a minute, and the right one lets all go', async () => {
    let logins = 0;
    const { store, smtp, worker, pass, alarms } = await deliveryWith({
      store: kind,
      script: (step) => {
        if (step === 'auth') logins += 1;
        return step === 'auth' ? '535 5.7.8 wrong password' : undefined;
      },
    });
    for (let count = 0; count < 12; count += 1) await store.add(newLead());
    await worker.runOnce();
    for (let count = 0; count < 4; count += 1) await pass(minute);
    const before = logins;
    for (let count = 0; count < 50; count += 1) await pass(6000);
    expect(logins - before).toBe(5);
    expect(alarms()).toHaveLength(1);
    expect((await store.list({})).map(({ attempts }) => attempts)).toEqual(Array(12).fill(0));
    smtp.script = () => undefined;
    await pass(minute);
    expect(smtp.mails).toHaveLength(12);
    expect(worker.isStopped()).toBe(false);
  });

  on('M8 a send longer than the lease keeps it', async () => {
    const taken = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const { store, smtp, worker } = await deliveryWith({
      store: kind,
      leaseMs: 600,
      script: async (step) => {
        if (step !== 'end') return undefined;
        taken.resolve();
        await release.promise;
        return undefined;
      },
    });
    const { id } = await store.add(newLead());
    const running = worker.runOnce();
    await taken.promise;
    const lease = async () => (await store.find(id))?.dueAt ?? 0;
    const first = await lease();
    await expect.poll(lease, { timeout: 20_000 }).toBeGreaterThan(first + 1000);
    expect(await store.claim('other', 1, minute)).toEqual([]);
    release.resolve();
    await running;
    expect(smtp.mails).toHaveLength(1);
    expect(await store.find(id)).toMatchObject({ state: 'sent' });
  });

  on('M10 a text that a filter refuses: a bare notice goes out, the lead is parked', async () => {
    const { store, smtp, worker } = await deliveryWith({
      store: kind,
      script: (step, raw) =>
        step === 'end' && raw.includes('Lead ') && raw.includes('cheap pills') ? '554 spam' : undefined,
    });
    const { id } = await store.add(newLead({ params: { phone: '1', message: 'cheap pills' } }));
    await worker.runOnce();
    expect(smtp.mails).toHaveLength(1);
    expect(smtp.mails[0]?.raw).toContain(`npm run leads -- show ${id}`);
    expect(smtp.mails[0]?.raw).not.toContain('cheap pills');
    expect(await store.find(id)).toMatchObject({ state: 'parked', params: { message: 'cheap pills' } });
  });

  on('a mailbox that is refused: the second one gets the lead', async () => {
    const { store, smtp, worker, alarms } = await deliveryWith({
      store: kind,
      toSecond: 'second@example.com',
      script: (step, line) => (step === 'to' && line.includes('owner@') ? '550 mailbox full' : undefined),
    });
    const { id } = await store.add(newLead());
    await worker.runOnce();
    expect(smtp.mails[0]?.to).toEqual(['second@example.com']);
    expect(await store.find(id)).toMatchObject({ state: 'sent', lastError: expect.stringContaining('second') });
    expect(alarms().join()).toContain('mail-refused');
  });

  on('a text that one filter refuses reaches the second mailbox whole', async () => {
    const { store, smtp, worker } = await deliveryWith({
      store: kind,
      toSecond: 'second@example.com',
      script: (step, raw) => (step === 'end' && raw.includes('To: owner@') ? '554 spam' : undefined),
    });
    const { id } = await store.add(newLead({ params: { phone: '1', message: 'cheap pills' } }));
    await worker.runOnce();
    expect(smtp.mails.map(({ to, raw }) => [to, raw.includes('cheap pills')])).toEqual([
      [['second@example.com'], true],
    ]);
    expect(await store.find(id)).toMatchObject({ state: 'sent' });
  });

  on('delivered leads are kept as long as the owner wants, the others for ever', async () => {
    const { store, smtp, worker, pass } = await deliveryWith({ store: kind, retentionMs: 30 * 24 * hour });
    await store.add(newLead());
    await worker.runOnce();
    smtp.script = replyAt('to', '450 busy');
    const { id } = await store.add(newLead());
    await worker.runOnce();
    await pass(31 * 24 * hour);
    expect((await store.list({})).map((lead) => lead.id)).toEqual([id]);
  });

  on('a stop waits for the mail that is under way', async () => {
    const taken = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const { store, smtp, worker } = await deliveryWith({
      store: kind,
      script: async (step) => {
        if (step !== 'end') return undefined;
        taken.resolve();
        await release.promise;
        return undefined;
      },
    });
    const { id } = await store.add(newLead());
    worker.start();
    await taken.promise;
    const stopped = worker.stop();
    release.resolve();
    await stopped;
    expect(smtp.mails).toHaveLength(1);
    expect(await store.find(id)).toMatchObject({ state: 'sent' });
  });

  on('a mail that takes longer than a stop may wait is sent again when its lease ends', async () => {
    const taken = Promise.withResolvers<void>();
    const { store, worker, move } = await deliveryWith({
      store: kind,
      stopMs: 100,
      script: (step) => {
        if (step === 'end') taken.resolve();
        return step === 'end' ? 'hang' : undefined;
      },
    });
    const { id } = await store.add(newLead());
    worker.start();
    await taken.promise;
    await worker.stop();
    expect(await store.claim('next', 1, minute)).toEqual([]);
    move(2 * minute + 1000);
    expect(await store.claim('next', 1, minute)).toMatchObject([{ id, attempts: 0 }]);
  });
});
