import { expect, onTestFinished, test, vi } from 'vitest';
import type { LeadStore } from '../../server/leads/store.ts';
import { createLog } from '../../server/log.ts';
import { retrySchedule } from '../../server/mail/deliver-lead.ts';
import { createDelivery } from '../../server/mail/delivery.ts';
import { createSmtpMailer } from '../../server/mail/smtp-mailer.ts';
import type { SmtpScript } from '../fakes/scripted-smtp.ts';
import { mailServer, mailSettings } from './support/relay.ts';
import { newLead, storeWithClock } from './support/stores.ts';

const minute = 60_000;
const hour = 60 * minute;

type Options = {
  script?: SmtpScript;
  to?: string[];
  leaseMs?: number;
  getStore?: (store: LeadStore) => Promise<LeadStore>;
};

/** Creates a store, a delivery and a mail server. `move` advances the clocks of the store and of the delivery. */
async function deliveryWith({ script, getStore, ...options }: Options) {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { store, move: moveStore } = await storeWithClock('sqlite');
  const smtp = await mailServer(script);
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const mails = createDelivery({
    getStore: async () => (getStore ? getStore(store) : store),
    serverId: 'this',
    log,
    to: ['owner@example.com'],
    schedule: (failed) => retrySchedule(failed, 0.5),
    mailer: createSmtpMailer(mailSettings(smtp.url), 'Site'),
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
  return { store, smtp, mails, send, pass, move, alarms };
}

test('while the mail server is away, one alarm is raised, no attempt counts, and all leads are mailed after it', async () => {
  const { store, smtp, mails, send, pass, alarms } = await deliveryWith({
    script: (step) => (step === 'greeting' ? '421 busy' : undefined),
  });
  for (let count = 0; count < 3; count += 1) await store.add(newLead());
  await send();
  expect(mails.state()).toBe('failing');
  expect(alarms()).toEqual([]);
  for (let count = 0; count < 10; count += 1) await pass(minute);
  expect(mails.state()).toBe('stopped');
  expect(alarms()).toEqual([expect.stringContaining('mail-stopped')]);
  expect((await store.list()).map(({ state, attempts }) => [state, attempts])).toEqual(Array(3).fill(['pending', 0]));
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
  expect((await store.list()).map(({ attempts }) => attempts)).toEqual(Array(12).fill(0));
  smtp.script = () => undefined;
  await pass(hour);
  expect(smtp.mails).toHaveLength(12);
  expect(mails.state()).toBe('ok');
});

test('RS5 the lease of a lead is renewed while its mail takes longer, and a stop waits until it is sent', async () => {
  const taken = Promise.withResolvers<void>();
  const release = Promise.withResolvers<undefined>();
  const { store, smtp, mails } = await deliveryWith({
    leaseMs: 3000,
    script: async (step) => {
      if (step !== 'end') return undefined;
      taken.resolve();
      return release.promise;
    },
  });
  const { id } = await store.add(newLead());
  mails.start();
  await taken.promise;
  const lease = async () => (await store.find(id))?.dueAt ?? 0;
  const first = await lease();
  await expect.poll(lease).toBeGreaterThan(first + 1000);
  expect(await store.claim('other', 1, minute)).toEqual([]);
  const stopped = mails.stop();
  release.resolve(undefined);
  await stopped;
  expect(smtp.mails).toHaveLength(1);
  expect(await store.find(id)).toMatchObject({ state: 'sent', reply: expect.stringMatching(/^250/) });
});

test('a stop during a check of the mail server waits for a lead that is being taken; it is mailed once', async () => {
  const taking = Promise.withResolvers<void>();
  const release = Promise.withResolvers<undefined>();
  let isSlow = false;
  const { store, smtp, mails, move } = await deliveryWith({
    script: async (step) => (isSlow && step === 'greeting' ? release.promise : undefined),
    getStore: async (own) => ({
      ...own,
      async claim(...options) {
        if (isSlow) taking.resolve();
        if (isSlow) await release.promise;
        return own.claim(...options);
      },
    }),
  });
  await mails.startDueMails();
  move(hour);
  isSlow = true;
  const { id } = await store.add(newLead());
  mails.start();
  await taking.promise;
  const stopped = mails.stop();
  release.resolve(undefined);
  await stopped;
  expect(smtp.mails).toHaveLength(1);
  expect(await store.find(id)).toMatchObject({ state: 'sent' });
});

test('RM3 the same mail is sent again only to a recipient who did not take it; `resend` sends all a new mail', async () => {
  const to = ['owner@example.com', 'partner@example.com'];
  const { store, smtp, mails, send, pass, move, alarms } = await deliveryWith({
    to,
    script: (step, argument, conversation) => {
      if (step === 'to' && argument.includes('partner@')) return '451 4.3.0 later';
      return step === 'end' && conversation < 4 ? 'accept-and-drop' : undefined;
    },
  });
  const { id } = await store.add(newLead());
  await send();
  expect(await store.find(id)).toMatchObject({ state: 'pending', deliveredTo: [], attempts: 1 });
  for (let hours = 0; hours < 4 * 24; hours += 1) await pass(hour);
  expect(smtp.mails.map((mail) => mail.to)).toEqual([['owner@example.com'], ['owner@example.com']]);
  expect(mails.state()).toBe('ok');
  expect(alarms().join()).toMatch(/mail-refused .*partner@example\.com.* reached=owner@example\.com/);
  smtp.script = () => undefined;
  await pass(8.5 * hour);
  expect(await store.find(id)).toMatchObject({ state: 'sent', deliveredTo: to });
  expect(smtp.mails[2]).toMatchObject({ to: ['partner@example.com'] });
  expect(smtp.mails[2]?.raw).toMatch(/^To: owner@example\.com, partner@example\.com/m);

  move(2 * hour);
  await store.resend({ id });
  await send();
  expect(smtp.mails).toHaveLength(5);
  const [first, ...others] = smtp.mails.map(({ messageId, raw }) => `${messageId} ${/^Date: .*$/m.exec(raw)?.[0]}`);
  expect(new Set(others.slice(0, 2))).toEqual(new Set([first]));
  expect(new Set(others.slice(2)).size).toBe(1);
  expect(smtp.mails[3]?.messageId).not.toBe(smtp.mails[0]?.messageId);
});

test('the result of a mail waits for a store that fails for longer than the lease, and the lead is mailed once', async () => {
  let isAway = true;
  const { store, smtp, mails, send, move, alarms } = await deliveryWith({
    getStore: async (open) => ({
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

test('at most two mails are sent at the same time, and one that hangs does not delay other leads', async () => {
  const hanging = Promise.withResolvers<undefined>();
  let open = 0;
  let most = 0;
  const { store, smtp, mails } = await deliveryWith({
    script: (step, raw) => {
      if (step === 'greeting') most = Math.max(most, ++open);
      if (step !== 'end') return undefined;
      if (raw.includes('a slow text')) return hanging.promise;
      open -= 1;
      return undefined;
    },
  });
  await mails.startDueMails();
  // Starts counting again, because the check of the mail server has also opened a connection.
  [open, most] = [0, 0];
  await store.add(newLead({ params: { phone: '1', message: 'a slow text' } }));
  for (let count = 0; count < 5; count += 1) await store.add(newLead());
  mails.start();
  await smtp.received(5);
  hanging.resolve(undefined);
  await mails.stop();
  expect(smtp.mails).toHaveLength(6);
  expect(most).toBe(2);
});
