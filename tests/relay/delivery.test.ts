import { describe, expect, onTestFinished, test } from 'vitest';
import type { LeadState } from '../../server/leads/lead.ts';
import { circuitBreaker } from '../../server/mail/circuit-breaker.ts';
import { deliveryWorker } from '../../server/mail/delivery-worker.ts';
import { mostAttempts, retrySchedule } from '../../server/mail/retry-schedule.ts';
import { smtpMailer } from '../../server/mail/smtp/smtp-mailer.ts';
import { createLog } from '../../server/process/log.ts';
import { type SmtpScript, type SmtpStep, scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { newLead, storeWithClock } from './support/store-with-clock.ts';
import { isMissing, type StoreKind, storeKinds } from './support/stores.ts';

const minute = 60_000;
const hour = 60 * minute;

type Options = { store: StoreKind; script?: SmtpScript; toSecond?: string; silenceMs?: number; leaseMs?: number };

/** A store, a worker and a mail server, on a clock that only the test moves. */
async function deliveryWith({ store: kind, script, toSecond, silenceMs = 5000, leaseMs }: Options) {
  const { store, move } = await storeWithClock(kind);
  const smtp = await scriptedSmtp(script);
  onTestFinished(() => smtp.close());
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  let monotonic = 0;
  const breaker = circuitBreaker({
    mailer: smtpMailer({
      settings: { url: smtp.url, from: 'site@example.com', requiresTls: false },
      senderName: 'Site',
      timeouts: { connectMs: 5000, greetingMs: 5000, silenceMs },
    }),
    monotonicClock: () => monotonic,
    onOpen: ({ kind: problem }) => log.alarm('mail-stopped', { problem }),
    onClose: () => log.info('mail-goes-on'),
  });
  const options = { store, breaker, log, to: 'owner@example.com', toSecond, schedule: retrySchedule(() => 0.5) };
  const worker = deliveryWorker({ ...options, owner: 'one', ...(leaseMs && { leaseMs }) });
  const pass = async (ms: number) => {
    move(ms);
    monotonic += ms;
    await worker.runOnce();
  };
  const alarms = () => lines.filter((line) => line.includes(' ALARM '));
  return { store, smtp, worker, breaker, pass, move, alarms, options };
}

const replyAt =
  (wanted: SmtpStep, reply: string): SmtpScript =>
  (step) =>
    step === wanted ? reply : undefined;

describe.each(storeKinds)('delivery, on %s', (kind) => {
  const on = test.skipIf(isMissing(kind));

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
    ['550 at RCPT', 'to', '550 no such user', 'pending', 30, 1, /mail-address-refused/],
    ['552 at MAIL', 'from', '552 full', 'pending', 30, 1, /mail-address-refused/],
    ['421 after data', 'end', '421 closing', 'pending', 1, 1],
    ['421 at greeting', 'greeting', '421 busy', 'pending', 1, 1],
    ['dropped after data', 'end', 'drop', 'pending', 1, 1],
    ['hung after data', 'end', 'hang', 'pending', 1, 1],
    ['535', 'auth', '535 5.7.8 no', 'pending', 1, 0, /mail-stopped/],
    ['454 at AUTH', 'auth', '454 4.7.0 later', 'pending', 1, 1],
    ['554 for all mails', 'end', '554 spam', 'pending', 1, 1, /mail-content-refused/],
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

  on('M5 a server down for six days: parked, seen, and delivered on request', async () => {
    const { store, smtp, worker, pass, alarms } = await deliveryWith({
      store: kind,
      script: replyAt('greeting', 'drop'),
    });
    const { id } = await store.add(newLead());
    await worker.runOnce();
    for (let hours = 0; hours < 6 * 24 * 4; hours += 1) await pass(hour / 4);
    expect(await store.find(id)).toMatchObject({ state: 'parked', attempts: mostAttempts });
    expect(await store.status()).toMatchObject({ parked: 1 });
    expect(alarms().join()).toMatch(new RegExp(`lead-parked lead=${id}`));
    smtp.script = () => undefined;
    await pass(minute);
    expect(smtp.mails).toHaveLength(0);
    await store.resend('parked');
    await worker.runOnce();
    expect(smtp.mails).toHaveLength(1);
  });

  on('M6 a wrong password stops all and burns nothing; the right one lets all go', async () => {
    let logins = 0;
    const { store, smtp, breaker, worker, pass, alarms } = await deliveryWith({
      store: kind,
      script: (step) => {
        if (step === 'auth') logins += 1;
        return step === 'auth' ? '535 5.7.8 wrong password' : undefined;
      },
    });
    for (let count = 0; count < 12; count += 1) await store.add(newLead());
    await worker.runOnce();
    expect(breaker.trouble()?.kind).toBe('misconfigured');
    expect(alarms()).toHaveLength(1);
    const before = logins;
    for (let count = 0; count < 10; count += 1) await pass(6000);
    expect(logins - before).toBe(1);
    expect((await store.list({})).map(({ attempts }) => attempts)).toEqual(Array(12).fill(0));
    smtp.script = () => undefined;
    await pass(minute);
    expect(smtp.mails).toHaveLength(12);
    expect(breaker.trouble()).toBeUndefined();
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
    expect(alarms().join()).toContain('mail-address-refused');
  });

  on('after five failures of the way, single mails no longer try', async () => {
    let connections = 0;
    const { store, worker, breaker } = await deliveryWith({
      store: kind,
      script: (step) => {
        if (step === 'greeting') connections += 1;
        return step === 'greeting' ? 'drop' : undefined;
      },
    });
    for (let count = 0; count < 40; count += 1) await store.add(newLead());
    await worker.runOnce();
    expect(breaker.trouble()?.kind).toBe('unreachable');
    expect(connections).toBeLessThan(12);
    expect(await store.status()).toMatchObject({ pending: 40 });
  });

  on('stopping during a mail gives the lead back', async () => {
    const taken = Promise.withResolvers<void>();
    const { store, worker, options } = await deliveryWith({
      store: kind,
      script: (step) => {
        if (step === 'end') taken.resolve();
        return step === 'end' ? 'hang' : undefined;
      },
    });
    const stoppable = deliveryWorker({ ...options, owner: 'two', patienceMs: 100 });
    const { id } = await store.add(newLead());
    const running = stoppable.runOnce();
    await taken.promise;
    await stoppable.stop();
    expect(await store.find(id)).toMatchObject({ state: 'pending', attempts: 0 });
    await running;
    expect(await store.find(id)).toMatchObject({ state: 'pending', attempts: 0 });
    expect(worker).toBeDefined();
  });
});
