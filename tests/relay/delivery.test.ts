import { expect, onTestFinished, test, vi } from 'vitest';
import type { LeadStore } from '../../server/leads/store.ts';
import { createLog } from '../../server/log.ts';
import { retrySchedule } from '../../server/mail/deliver-lead.ts';
import { delivery } from '../../server/mail/delivery.ts';
import { smtpMailer } from '../../server/mail/smtp-mailer.ts';
import { type SmtpScript, type SmtpStep, scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { mailSettings } from './support/mail-settings.ts';
import { newLead, storeWithClock } from './support/store-with-clock.ts';

const minute = 60_000;
const hour = 60 * minute;

type Options = {
  script?: SmtpScript;
  to?: string[];
  silenceMs?: number | undefined;
  leaseMs?: number;
  stopMs?: number;
  use?: (store: LeadStore) => Promise<LeadStore>;
};

/** Creates a store, a delivery and a mail server. `move` advances the clocks of the store and of the delivery. */
async function deliveryWith({ script, silenceMs = 5000, use, ...options }: Options) {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, move: moveStore } = await storeWithClock('sqlite');
  const smtp = await scriptedSmtp(script);
  onTestFinished(() => smtp.close());
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const mails = delivery({
    use: async () => (use ? use(store) : store),
    worker: 'this',
    log,
    to: ['owner@example.com'],
    schedule: (failed) => retrySchedule(failed, 0.5),
    mailer: smtpMailer(mailSettings(smtp.url), 'Site', {
      connectionTimeout: 5000,
      greetingTimeout: 5000,
      socketTimeout: silenceMs,
    }),
    ...options,
  });
  const move = (ms: number) => {
    moveStore(ms);
    vi.advanceTimersByTime(ms);
  };
  /** Sends until no lead is due. */
  const send = async () => {
    while ((await mails.startDueMails()) > 0) await mails.mailsUnderWay();
  };
  const pass = async (ms: number) => {
    move(ms);
    await send();
  };
  const alarms = () => lines.filter((line) => line.includes(' ALARM '));
  return { store, smtp, mails, send, pass, move, alarms, lines };
}

/** The mail server has taken the text of a mail, and answers only after `release`. */
function heldMail() {
  const taken = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  const script: SmtpScript = async (step) => {
    if (step !== 'end') return undefined;
    taken.resolve();
    await release.promise;
    return undefined;
  };
  return { script, taken, release };
}

const replyAt =
  (wanted: SmtpStep, reply: string): SmtpScript =>
  (step) =>
    step === wanted ? reply : undefined;

test('while the mail server is away, one alarm is raised, no attempt counts, and all leads are mailed after it', async () => {
  const { store, smtp, mails, send, pass, alarms } = await deliveryWith({ script: replyAt('greeting', '421 busy') });
  for (let count = 0; count < 3; count += 1) await store.add(newLead());
  await send();
  expect(mails.state()).toBe('failing');
  expect(alarms()).toEqual([]);
  for (let count = 0; count < 10; count += 1) await pass(minute);
  expect(mails.state()).toBe('stopped');
  expect(alarms()).toEqual([expect.stringContaining('mail-stopped')]);
  expect((await store.list({})).map(({ state, attempts }) => [state, attempts])).toEqual(Array(3).fill(['pending', 0]));
  smtp.script = () => undefined;
  await pass(minute);
  expect(smtp.mails).toHaveLength(3);
  expect(mails.state()).toBe('ok');
});

test('RM6 a wrong password is tried ever more rarely, whatever arrives, and counts no attempt', async () => {
  let logins = 0;
  const { store, smtp, mails, send, pass, alarms } = await deliveryWith({
    script: (step) => {
      if (step === 'auth') logins += 1;
      return step === 'auth' ? '535 5.7.8 wrong password' : undefined;
    },
  });
  await send();
  for (let minutes = 0; minutes < 60; minutes += 1) {
    if (minutes % 5 === 0) await store.add(newLead());
    await pass(minute);
  }
  expect(logins).toBe(6);
  expect(alarms()).toHaveLength(1);
  expect((await store.list({})).map(({ attempts }) => attempts)).toEqual(Array(12).fill(0));
  smtp.script = () => undefined;
  await pass(hour);
  expect(smtp.mails).toHaveLength(12);
  expect(mails.state()).toBe('ok');
});

test('RM8 the lease of a lead is renewed while its mail takes longer than the lease', async () => {
  const { script, taken, release } = heldMail();
  const { store, smtp, send } = await deliveryWith({
    leaseMs: 3000,
    script,
  });
  const { id } = await store.add(newLead());
  const running = send();
  await taken.promise;
  const lease = async () => (await store.find(id))?.dueAt ?? 0;
  const first = await lease();
  await expect.poll(lease).toBeGreaterThan(first + 1000);
  expect(await store.claim('other', 1, minute)).toEqual([]);
  release.resolve();
  await running;
  expect(smtp.mails).toHaveLength(1);
  expect(await store.find(id)).toMatchObject({ state: 'sent', reply: expect.stringMatching(/^250/) });
});

test('RM10 when a filter refuses the text of a lead, a notice without it is mailed; the lead is parked', async () => {
  const { store, smtp, send } = await deliveryWith({
    script: (step, raw) =>
      step === 'end' && raw.includes('Lead ') && raw.includes('cheap pills') ? '554 spam' : undefined,
  });
  const { id } = await store.add(newLead({ params: { phone: '1', message: 'cheap pills' } }));
  await send();
  expect(smtp.mails).toHaveLength(1);
  expect(smtp.mails[0]?.raw).toContain(`npm run leads -- show ${id}`);
  expect(smtp.mails[0]?.raw).not.toContain('cheap pills');
  expect(await store.find(id)).toMatchObject({ state: 'parked', params: { message: 'cheap pills' } });
});

test('the mail is sent again only to a recipient who refused it temporarily', async () => {
  const { store, smtp, mails, send, pass, alarms } = await deliveryWith({
    to: ['owner@example.com', 'partner@example.com'],
    script: (step, line) => (step === 'to' && line.includes('partner@') ? '451 4.3.0 later' : undefined),
  });
  const { id } = await store.add(newLead());
  await send();
  expect(await store.find(id)).toMatchObject({ state: 'pending', deliveredTo: ['owner@example.com'], attempts: 1 });
  for (let hours = 0; hours < 4 * 24; hours += 1) await pass(hour);
  expect(smtp.mails.map(({ to }) => to)).toEqual([['owner@example.com']]);
  expect(mails.state()).toBe('ok');
  expect(alarms().join()).toMatch(/mail-refused .*partner@example\.com.* reached=owner@example\.com/);
  smtp.script = () => undefined;
  await pass(8.5 * hour);
  expect(smtp.mails.map(({ to }) => to)).toEqual([['owner@example.com'], ['partner@example.com']]);
  expect(new Set(smtp.mails.map(({ messageId }) => messageId)).size).toBe(1);
  expect(smtp.mails[1]?.raw).toMatch(/^To: owner@example\.com, partner@example\.com/m);
  expect(await store.find(id)).toMatchObject({
    state: 'sent',
    deliveredTo: ['owner@example.com', 'partner@example.com'],
  });
});

test('RM3 retries keep the message id and date of a mail; `resend` sends every recipient a new mail', async () => {
  const { store, smtp, send, pass, move } = await deliveryWith({
    to: ['owner@example.com', 'partner@example.com'],
    script: (step, argument) => (step === 'end' && argument.includes('Lead ') ? 'accept-and-drop' : undefined),
  });
  const { id } = await store.add(newLead());
  await send();
  smtp.script = () => undefined;
  await pass(2 * minute);
  expect(await store.find(id)).toMatchObject({ state: 'sent' });
  move(2 * hour);
  await store.resend({ id });
  await send();
  const heads = smtp.mails.map(({ messageId, raw }) => [messageId, /^Date: (.*)$/m.exec(raw)?.[1]]);
  expect(heads).toHaveLength(6);
  expect(new Set(heads.slice(0, 4).map(String)).size).toBe(1);
  expect(new Set(heads.slice(4).map(String)).size).toBe(1);
  const [first, , , , last] = heads;
  expect(last?.[0]).not.toBe(first?.[0]);
  expect(Date.parse(last?.[1] ?? '') - Date.parse(first?.[1] ?? '')).toBeGreaterThanOrEqual(2 * hour);
  expect(smtp.mails.slice(4).map(({ to }) => to[0])).toEqual(
    expect.arrayContaining(['owner@example.com', 'partner@example.com']),
  );
});

test('the result of a mail waits for a store that fails for longer than the lease, and the lead is mailed once', async () => {
  let isAway = true;
  const { store, smtp, mails, send, move, alarms } = await deliveryWith({
    use: async (open) => ({
      ...open,
      finish: async (...call) => {
        if (isAway) throw new Error('the disk is full');
        return open.finish(...call);
      },
    }),
  });
  const { id } = await store.add(newLead());
  await mails.startDueMails();
  await smtp.received(1);
  await expect.poll(alarms).toEqual([expect.stringContaining('the disk is full')]);
  move(3 * minute);
  expect(await mails.startDueMails()).toBe(0);
  isAway = false;
  await mails.mailsUnderWay();
  await send();
  expect(smtp.mails).toHaveLength(1);
  expect(await store.find(id)).toMatchObject({ state: 'sent' });
});

test('at most two connections to the mail server are open at the same time', async () => {
  let open = 0;
  let most = 0;
  const { store, smtp, send } = await deliveryWith({
    to: ['owner@example.com', 'partner@example.com', 'office@example.com'],
    script: (step) => {
      if (step === 'greeting') most = Math.max(most, ++open);
      if (step === 'end') open -= 1;
      return undefined;
    },
  });
  await send();
  open = 0;
  most = 0;
  for (let count = 0; count < 4; count += 1) await store.add(newLead());
  await send();
  expect(smtp.mails).toHaveLength(12);
  expect(most).toBe(2);
});

test('RS5 a stop waits until the mail in progress is sent, and the lead is marked as sent', async () => {
  const { script, taken, release } = heldMail();
  const { store, smtp, mails } = await deliveryWith({
    script,
  });
  const { id } = await store.add(newLead());
  mails.start();
  await taken.promise;
  const stopped = mails.stop();
  release.resolve();
  await stopped;
  expect(smtp.mails).toHaveLength(1);
  expect(await store.find(id)).toMatchObject({ state: 'sent' });
});

test('a mail that hangs after its text does not delay other leads', async () => {
  const { store, smtp, mails } = await deliveryWith({
    stopMs: 100,
    silenceMs: 60_000,
    script: (step, raw) => (step === 'end' && raw.includes('a slow text') ? 'hang' : undefined),
  });
  await store.add(newLead({ params: { phone: '1', message: 'a slow text' } }));
  await mails.startDueMails();
  for (let count = 1; count <= 5; count += 1) {
    await store.add(newLead());
    await mails.startDueMails();
    await smtp.received(count);
  }
  await mails.stop();
});
