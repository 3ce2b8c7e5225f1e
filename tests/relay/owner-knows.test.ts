/** Tests the readiness, alarms and heartbeats of a server. */
import { randomUUID } from 'node:crypto';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { business } from '#content/business.ts';
import { databaseFile } from '../../server/leads/sqlite.ts';
import { createLog } from '../../server/log.ts';
import { alarmWebhook } from '../../server/monitoring/alarm-webhook.ts';
import { httpListener } from './support/http-listener.ts';
import { leadsCommand } from './support/leads-command.ts';
import { mailbox, relayWithMailbox } from './support/mail-settings.ts';
import { enquiry, type Relay, startRelay } from './support/relay.ts';

const readyz = async ({ url }: Relay) => {
  const response = await fetch(`${url}/readyz`);
  return { status: response.status, ...(await response.json()) };
};
const green = { status: 200, settings: 'ok', forms: 'ok', store: 'ok', mail: 'ok', leads: 'ok' };
const soon = { interval: 100 };

describe('/readyz', () => {
  test('answers 503 without a mailbox', async () => {
    const relay = await startRelay();
    expect(await readyz(relay)).toEqual({ ...green, status: 503, mail: 'not configured' });
    expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
  });

  test('answers 200 with a mailbox', async () => {
    const { relay } = await relayWithMailbox();
    await expect.poll(() => readyz(relay), soon).toEqual(green);
  });

  test('answers 503 while the mail server refuses every mail, and 200 after it accepts one', async () => {
    const { relay, smtp } = await relayWithMailbox();
    smtp.script = (step) => (step === 'to' ? '550 5.1.1 no such user' : undefined);
    await relay.post(enquiry);
    await expect.poll(() => readyz(relay), soon).toMatchObject({ status: 503, mail: 'refused' });
    expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
    smtp.script = () => undefined;
    await relay.post({ ...enquiry, name: 'Next' });
    await expect.poll(() => readyz(relay), soon).toMatchObject({ status: 200, mail: 'ok' });
  });

  test('answers 200 when the mail server refuses one text, and reports the parked lead until it is done', async () => {
    const { relay, smtp } = await relayWithMailbox();
    smtp.script = (step, raw) => (step === 'end' && raw.includes('tap drips') ? '554 5.7.1 spam' : undefined);
    await relay.post(enquiry);
    await expect.poll(() => readyz(relay), soon).toEqual({ ...green, leads: 'parked' });
    expect(relay.log.join('')).toMatch(/ALARM lead-parked/);
    expect((await leadsCommand(relay.place, 'list', '--parked')).output).toMatch(/Sara Ahmed.*554 5\.7\.1 spam/);
    expect((await leadsCommand(relay.place, 'done', '1')).code).toBe(0);
    await expect.poll(() => readyz(relay), soon).toEqual(green);
  });

  test('answers 200 again when the only refused lead is done', async () => {
    const { relay, smtp } = await relayWithMailbox({ overrides: { schedule: () => undefined } });
    smtp.script = (step) => (step === 'to' ? '550 5.1.1 no such user' : undefined);
    await relay.post(enquiry);
    await expect.poll(() => readyz(relay), soon).toMatchObject({ status: 503, mail: 'refused', leads: 'parked' });
    await leadsCommand(relay.place, 'done', '1');
    await expect.poll(() => readyz(relay), soon).toEqual(green);
  });

  test('answers 503, with an alarm, when a due lead has not been mailed for four minutes', async () => {
    const { relay } = await relayWithMailbox({ overrides: { watchMs: 100, pollMs: 60_000 } });
    await expect.poll(() => readyz(relay), soon).toEqual(green);
    const database = new DatabaseSync(databaseFile(relay.place.DATA_DIR ?? ''), { timeout: 5000 });
    onTestFinished(() => database.close());
    // The server does not mail a lead inserted directly into the database before its next poll. Each try inserts a
    // new lead, because the server may mail the first one in its poll at the start.
    const readyWithOldLead = () => {
      database.exec(
        `INSERT INTO lead (id, received_at, form, params, flags, dedupe_key, email_key, state)
         VALUES ('${randomUUID()}', ${Date.now() - 4 * 60_000}, 'quote', '{"phone":"1"}', '[]', 'key', '', 'pending')`,
      );
      return readyz(relay);
    };
    await expect.poll(readyWithOldLead, { ...soon, interval: 1500 }).toMatchObject({ status: 503, leads: 'stuck' });
    await expect.poll(() => relay.log.join(''), soon).toMatch(/ALARM leads-stuck/);
  });

  test.each(['EMAIL_USER_ID', 'EMAIL_QUOTE_TEMPLATE_ID'])(
    'answers 503, with an alarm, when a form of the built site sends another id than %s',
    async (changed) => {
      const { userId, serviceId, templateIds } = business.emailProvider;
      const formWith = (...ids: string[]) =>
        ids.map((id) => `<input type="hidden" name="user_id" value="${id}">`).join('');
      const files = {
        'contact/index.html': formWith(userId, serviceId, templateIds.enquiry),
        'painting-services/index.html': formWith(userId, serviceId, templateIds.quote),
      };
      const right = await relayWithMailbox({ files });
      await expect.poll(() => readyz(right.relay), soon).toEqual(green);
      const { relay } = await relayWithMailbox({ files, environment: { [changed]: 'changed-after-the-build' } });
      await expect.poll(() => readyz(relay), soon).toEqual({ ...green, status: 503, forms: 'ids-differ' });
      expect(relay.log.join('')).toMatch(/ALARM ids-differ/);
    },
  );
});

describe('the sign-in to the mail server', () => {
  test('is tried at the start; a wrong password raises an alarm without any lead, and pages are served', async () => {
    const { relay, smtp } = await relayWithMailbox({
      script: (step) => (step === 'auth' ? '535 5.7.8 no' : undefined),
    });
    await expect.poll(() => readyz(relay), soon).toMatchObject({ status: 503, mail: 'stopped' });
    expect(relay.log.join('')).toMatch(/ALARM mail-stopped error=".*535 5\.7\.8.*" advice=".*password.*SMTP_URL/);
    expect((await fetch(relay.url)).status).toBe(200);
    smtp.script = () => undefined;
    await relay.stop();
    const restarted = await startRelay({ place: relay.place, environment: mailbox(smtp.url) });
    await expect.poll(() => readyz(restarted), soon).toMatchObject({ status: 200, mail: 'ok' });
  });
});

test('NOTIFY_URL receives one line for each new lead, without personal data', async () => {
  const chat = await httpListener();
  const relay = await startRelay({ environment: { NOTIFY_URL: chat.url } });
  for (const params of [enquiry, enquiry, { ...enquiry, name: 'Omar', website_url: 'x' }]) await relay.post(params);
  await expect.poll(() => chat.received, soon).toHaveLength(2);
  expect(chat.received.map(({ body }) => JSON.parse(body).text).sort()).toEqual([
    `${business.productName}: New enquiry: Plumbing (no. 1)`,
    `${business.productName}: Possibly spam: New enquiry: Plumbing (no. 2)`,
  ]);
  expect(relay.log.join('')).not.toContain('/secret');
});

describe('ALARM_URL', () => {
  test('receives each alarm as one POST with a JSON text, and is not in the log', async () => {
    const chat = await httpListener();
    const relay = await startRelay({ environment: { ALARM_URL: chat.url } });
    await expect.poll(() => chat.received, soon).toHaveLength(1);
    expect(chat.received[0]).toMatchObject({ method: 'POST', type: 'application/json' });
    expect(JSON.parse(chat.received[0]?.body ?? '')).toEqual({
      text: expect.stringMatching(/^\S.*: ALARM mail-not-configured meaning=/),
    });
    expect(relay.log.join('')).not.toContain('/secret');
  });

  test('receives one message for many alarms of the same type', async () => {
    const chat = await httpListener();
    const { relay, smtp } = await relayWithMailbox({ environment: { ALARM_URL: chat.url } });
    smtp.script = (step) => (step === 'to' ? '550 no such user' : undefined);
    for (let count = 0; count < 5; count += 1) await relay.post({ ...enquiry, name: `Sara ${count}` });
    const alarms = () => relay.log.filter((line) => line.includes('ALARM mail-refused'));
    await expect.poll(alarms, soon).toHaveLength(5);
    await expect.poll(() => chat.received.filter(({ body }) => body.includes('mail-refused')), soon).toHaveLength(1);
    expect(JSON.stringify(chat.received)).not.toContain('Sara');
  });

  test('delays neither a mail nor a stop when it never answers', async () => {
    const chat = await httpListener();
    chat.status = 0;
    const { relay, smtp } = await relayWithMailbox({ environment: { ALARM_URL: chat.url } });
    smtp.script = (step, line) => (step === 'to' && smtp.mails.length === 0 && line ? '550 no' : undefined);
    await relay.post(enquiry);
    await expect.poll(() => chat.received, soon).toHaveLength(1);
    smtp.script = () => undefined;
    await relay.post({ ...enquiry, name: 'Next' });
    await smtp.received(1);
    // A request to ALARM_URL is given up after ten seconds.
    const begin = performance.now();
    await relay.stop();
    expect(performance.now() - begin).toBeLessThan(8000);
  });

  test('receives the last of the alarms of a type that follow the first, with their number', async () => {
    const chat = await httpListener();
    const quiet = { info: () => {}, alarm: () => {} };
    const log = alarmWebhook(quiet, chat.url, 'Site', { pauseMs: 1000 });
    for (const error of ['first', 'second', 'third']) log.alarm('mail-stopped', { error });
    await expect.poll(() => chat.received, soon).toHaveLength(2);
    expect(chat.received.map(({ body }) => JSON.parse(body).text)).toEqual([
      'Site: ALARM mail-stopped error=first',
      expect.stringMatching(/^Site: ALARM mail-stopped error=third more=2 last="\d{4}-\d\d-\d\d \d\d:\d\d"$/),
    ]);
  });

  test('is tried three times when it answers 500', async () => {
    const chat = await httpListener();
    chat.status = 500;
    const lines: string[] = [];
    const log = alarmWebhook(
      createLog((line) => lines.push(line)),
      chat.url,
      'Site',
      { retryMs: [50, 50] },
    );
    log.alarm('mail-stopped');
    await expect.poll(() => lines.join(''), soon).toMatch(/text-not-posted problem="ALARM_URL answers 500"/);
    expect(chat.received).toHaveLength(3);
  });
});

describe('NO_LEAD_DAYS', () => {
  const addLead = async (relay: Relay, ageMs: number) => {
    await relay.post(enquiry);
    const database = new DatabaseSync(databaseFile(relay.place.DATA_DIR ?? ''), { timeout: 5000 });
    database.exec(`UPDATE lead SET received_at = received_at - ${ageMs}`);
    database.close();
  };
  const day = 24 * 60 * 60_000;

  test('raises one alarm when no lead has arrived for that many days, and `/readyz` still answers 200', async () => {
    const { relay } = await relayWithMailbox({ environment: { NO_LEAD_DAYS: '7' }, overrides: { watchMs: 50 } });
    await addLead(relay, 6 * day);
    await expect.poll(() => readyz(relay), soon).toEqual(green);
    expect(relay.log.join('')).not.toContain('no-lead');
    await addLead(relay, 8 * day);
    const database = new DatabaseSync(databaseFile(relay.place.DATA_DIR ?? ''), { timeout: 5000 });
    database.exec(`UPDATE lead SET received_at = received_at - ${8 * day}`);
    database.close();
    await expect.poll(() => relay.log.join(''), soon).toMatch(/ALARM no-lead days=\d+/);
    expect(await readyz(relay)).toEqual(green);
    expect(relay.log.filter((line) => line.includes('no-lead'))).toHaveLength(1);
  });
});

describe('HEARTBEAT_URL', () => {
  test('is requested while mails are accepted, and not while they are refused', async () => {
    const watch = await httpListener();
    const smtpRelay = await relayWithMailbox({
      environment: { HEARTBEAT_URL: watch.url },
      overrides: { watchMs: 100 },
    });
    const { relay, smtp } = smtpRelay;
    await expect.poll(() => watch.received.length, soon).toBeGreaterThan(2);
    expect(watch.received[0]).toEqual({ method: 'GET', type: '', body: '' });
    smtp.script = (step) => (step === 'to' ? '550 no such user' : undefined);
    await relay.post(enquiry);
    await expect.poll(() => readyz(relay), soon).toMatchObject({ status: 503 });
    // One heartbeat may already be in progress.
    const heartbeatsInHalfASecond = async () => {
      const earlier = watch.received.length;
      await wait(500);
      return watch.received.length - earlier;
    };
    await expect.poll(heartbeatsInHalfASecond, soon).toBe(0);
    const before = watch.received.length;
    smtp.script = () => undefined;
    await relay.post({ ...enquiry, name: 'Next' });
    await expect.poll(() => watch.received.length, soon).toBeGreaterThan(before);
  });

  test('is logged once, without its path, when it answers 404', async () => {
    const watch = await httpListener();
    watch.status = 404;
    const { relay } = await relayWithMailbox({
      environment: { HEARTBEAT_URL: watch.url },
      overrides: { watchMs: 50 },
    });
    await expect.poll(() => watch.received.length, soon).toBeGreaterThan(4);
    const told = relay.log.filter((line) => line.includes('heartbeat-not-taken'));
    expect(told).toEqual([expect.stringContaining('HEARTBEAT_URL answers 404')]);
    expect(relay.log.join('')).not.toContain('/secret');
  });
});

test('personal data in the reply of a mail server is stored, but neither logged nor sent to ALARM_URL', async () => {
  const chat = await httpListener();
  const { relay, smtp } = await relayWithMailbox({ environment: { ALARM_URL: chat.url } });
  smtp.script = (step, raw) =>
    step === 'end' ? `554 5.7.1 refused: ${/^Reply-To: .*$/m.exec(raw)?.[0] ?? 'a notice'}` : undefined;
  await relay.post(enquiry);
  const alarm = () => relay.log.join('');
  await expect.poll(alarm, soon).toMatch(/ALARM mail-refused lead=\S+ error="EMESSAGE 554 5\.7\.1 DATA"/);
  await expect.poll(async () => (await relay.stored())[0]?.lastError, soon).toContain('sara@example.com');
  await expect.poll(() => chat.received, soon).toHaveLength(1);
  expect(relay.log.join('') + JSON.stringify(chat.received)).not.toMatch(/sara@|Sara/);
});
