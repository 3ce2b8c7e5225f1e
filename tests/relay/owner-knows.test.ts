/** Readiness, alarms and heartbeats of a server with its usual settings. */
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { databaseFile } from '../../server/leads/sqlite.ts';
import { createLog } from '../../server/log.ts';
import { alarmWebhook } from '../../server/monitoring/alarm-webhook.ts';
import { httpListener } from './support/http-listener.ts';
import { relayWithMailbox } from './support/mailbox.ts';
import { enquiry, type Relay, startRelay } from './support/relay.ts';

const readyz = async ({ url }: Relay) => {
  const response = await fetch(`${url}/readyz`);
  return { status: response.status, ...(await response.json()) };
};
const soon = { timeout: 20_000, interval: 100 };

describe('/readyz', () => {
  test('is red without a mailbox', async () => {
    const relay = await startRelay();
    expect(await readyz(relay)).toEqual({ status: 503, store: 'ok', mail: 'not configured', leads: 'ok' });
    expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
  });

  test('is green with one', async () => {
    const { relay } = await relayWithMailbox();
    await expect.poll(() => readyz(relay), soon).toEqual({ status: 200, store: 'ok', mail: 'ok', leads: 'ok' });
  });

  test('is red as long as every mail is refused, and green when one is taken', async () => {
    const { relay, smtp } = await relayWithMailbox();
    smtp.script = (step) => (step === 'to' ? '550 5.1.1 no such user' : undefined);
    await relay.post(enquiry);
    await expect.poll(() => readyz(relay), soon).toMatchObject({ status: 503, mail: 'refused' });
    expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
    smtp.script = () => undefined;
    await relay.post({ ...enquiry, name: 'Next' });
    await expect.poll(() => readyz(relay), soon).toMatchObject({ status: 200, mail: 'ok' });
  });

  test('says when the second address gets the leads', async () => {
    const { relay, smtp } = await relayWithMailbox({ environment: { MAIL_TO_SECOND: 'second@example.com' } });
    smtp.script = (step, line) => (step === 'to' && line.includes('owner@') ? '550 no such user' : undefined);
    await relay.post(enquiry);
    await expect.poll(() => readyz(relay), soon).toMatchObject({ status: 200, mail: 'second address' });
  });

  test('says so, with an alarm, when the first address is full and calls that temporary', async () => {
    const { relay, smtp } = await relayWithMailbox({
      environment: { MAIL_TO_SECOND: 'second@example.com' },
      overrides: { schedule: () => 100 },
    });
    let tries = 0;
    smtp.script = (step, line) => {
      if (step !== 'to' || !line.includes('owner@')) return undefined;
      tries += 1;
      return '452 4.2.2 over quota';
    };
    await relay.post(enquiry);
    await smtp.received(1);
    expect(smtp.mails[0]?.to).toEqual(['second@example.com']);
    expect(tries).toBe(3);
    await expect.poll(() => readyz(relay), soon).toMatchObject({ status: 200, mail: 'second address' });
    expect(relay.log.join('')).toMatch(/ALARM mail-refused .*452 4\.2\.2 RCPT TO/);
  });

  test('is red when a text was refused and the lead needs a person', async () => {
    const { relay, smtp } = await relayWithMailbox();
    smtp.script = (step, raw) => (step === 'end' && raw.includes('tap drips') ? '554 5.7.1 spam' : undefined);
    await relay.post(enquiry);
    await expect.poll(() => readyz(relay), soon).toMatchObject({ status: 503, mail: 'ok', leads: 'parked' });
  });

  test('is red when a lead waits for more than a quarter of an hour', async () => {
    const { relay, smtp } = await relayWithMailbox({ overrides: { stopMs: 100 } });
    smtp.script = (step) => (step === 'end' ? 'hang' : undefined);
    await relay.post(enquiry);
    const database = new DatabaseSync(databaseFile(relay.place.DATA_DIR ?? ''), { timeout: 5000 });
    database.exec(`UPDATE lead SET received_at = received_at - ${16 * 60_000}`);
    database.close();
    await expect.poll(() => readyz(relay), soon).toMatchObject({ status: 503, leads: 'late' });
  });
});

describe('the sign-in', () => {
  test('is checked at the start: without a single lead a wrong password is an alarm, and the site serves on', async () => {
    const { relay, smtp } = await relayWithMailbox({
      script: (step) => (step === 'auth' ? '535 5.7.8 no' : undefined),
    });
    await expect.poll(() => readyz(relay), soon).toMatchObject({ status: 503, mail: 'stopped' });
    expect(relay.log.join('')).toMatch(/ALARM mail-stopped error=".*535 5\.7\.8.*" advice=".*password.*SMTP_URL/);
    expect((await fetch(relay.url)).status).toBe(200);
    smtp.script = () => undefined;
    await expect.poll(() => readyz(relay), soon).toMatchObject({ status: 200, mail: 'ok' });
  });
});

describe('ALARM_URL', () => {
  test('an alarm is one small POST in the format that chats accept, and its address is not in the log', async () => {
    const chat = await httpListener();
    const relay = await startRelay({ environment: { ALARM_URL: chat.url } });
    await expect.poll(() => chat.received, soon).toHaveLength(1);
    expect(chat.received[0]).toMatchObject({ method: 'POST', type: 'application/json' });
    expect(JSON.parse(chat.received[0]?.body ?? '')).toEqual({
      text: expect.stringMatching(/^\S.*: ALARM mail-not-configured meaning=/),
    });
    expect(relay.log.join('')).not.toContain('/secret');
  });

  test('many alarms of one kind are one message', async () => {
    const chat = await httpListener();
    const { relay, smtp } = await relayWithMailbox({ environment: { ALARM_URL: chat.url } });
    smtp.script = (step) => (step === 'to' ? '550 no such user' : undefined);
    for (let count = 0; count < 5; count += 1) await relay.post({ ...enquiry, name: `Sara ${count}` });
    const alarms = () => relay.log.filter((line) => line.includes('ALARM mail-refused'));
    await expect.poll(alarms, soon).toHaveLength(5);
    expect(chat.received.filter(({ body }) => body.includes('mail-refused'))).toHaveLength(1);
    expect(JSON.stringify(chat.received)).not.toContain('Sara');
  });

  test('a receiver that never answers delays nothing', async () => {
    const chat = await httpListener();
    chat.status = 0;
    const { relay, smtp } = await relayWithMailbox({ environment: { ALARM_URL: chat.url } });
    smtp.script = (step, line) => (step === 'to' && smtp.mails.length === 0 && line ? '550 no' : undefined);
    await relay.post(enquiry);
    await expect.poll(() => chat.received, soon).toHaveLength(1);
    smtp.script = () => undefined;
    await relay.post({ ...enquiry, name: 'Next' });
    await smtp.received(1);
    const begin = performance.now();
    await relay.stop();
    expect(performance.now() - begin).toBeLessThan(3000);
  });

  test('a receiver that fails is tried again, a few times', async () => {
    const chat = await httpListener();
    chat.status = 500;
    const lines: string[] = [];
    const { log } = alarmWebhook(
      createLog((line) => lines.push(line)),
      { url: chat.url, name: 'Site', signal: new AbortController().signal, times: { retryMs: [50, 50] } },
    );
    log.alarm('mail-stopped');
    await expect.poll(() => lines.join(''), soon).toMatch(/alarm-not-posted problem="ALARM_URL answers 500"/);
    expect(chat.received).toHaveLength(3);
  });
});

describe('ALARM_URL, when an alarm is over', () => {
  const texts = (received: { body: string }[]) => received.map(({ body }) => String(JSON.parse(body).text));
  const refusesSignIn = (step: string) => (step === 'auth' ? '535 5.7.8 no' : undefined);

  test('gets one message', async () => {
    const chat = await httpListener();
    const { smtp } = await relayWithMailbox({
      environment: { ALARM_URL: chat.url },
      overrides: { alarmTimes: { quietMs: 500, lookEveryMs: 50 } },
      script: refusesSignIn,
    });
    await expect.poll(() => texts(chat.received), soon).toEqual([expect.stringContaining('ALARM mail-stopped')]);
    // Longer than the quiet time. As long as mail is stopped, no SOLVED may be sent.
    await wait(1000);
    expect(chat.received).toHaveLength(1);
    smtp.script = () => undefined;
    await expect.poll(() => texts(chat.received)[1], soon).toMatch(/^\S.*: SOLVED\. Leads reach a person again\.$/);
    await wait(300);
    expect(chat.received).toHaveLength(2);
  });

  test('gets it only after the quiet time, so that a fault that comes and goes does not send a message each time', async () => {
    const chat = await httpListener();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    onTestFinished(() => {
      vi.useRealTimers();
    });
    let isReady = true;
    const stopping = new AbortController();
    onTestFinished(() => stopping.abort());
    const webhook = alarmWebhook(
      createLog(() => {}),
      { url: chat.url, name: 'Site', signal: stopping.signal, times: { quietMs: 1000, lookEveryMs: 20 } },
    );
    webhook.postWhenSolved(async () => isReady);
    for (let round = 0; round < 5; round += 1) {
      isReady = false;
      webhook.log.alarm('mail-stopped');
      await vi.advanceTimersByTimeAsync(60);
      isReady = true;
      await vi.advanceTimersByTimeAsync(60);
    }
    await expect.poll(() => texts(chat.received), soon).toEqual(['Site: ALARM mail-stopped']);
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => texts(chat.received).slice(1), soon).toEqual([expect.stringContaining('SOLVED')]);
    // No SOLVED follows red readiness without an alarm, nor an alarm without red readiness.
    isReady = false;
    await vi.advanceTimersByTimeAsync(60);
    isReady = true;
    await vi.advanceTimersByTimeAsync(100);
    webhook.log.alarm('ids-differ');
    await vi.advanceTimersByTimeAsync(1200);
    webhook.log.alarm('mail-stopped');
    await expect
      .poll(() => texts(chat.received).slice(2), soon)
      .toEqual(['Site: ALARM ids-differ', expect.stringContaining('Site: ALARM mail-stopped')]);
  });

  test('gets none for an alarm that leaves `/readyz` green', async () => {
    const chat = await httpListener();
    const { relay } = await relayWithMailbox({
      environment: { ALARM_URL: chat.url, EMAIL_USER_ID: 'changed-after-the-build' },
      overrides: { alarmTimes: { quietMs: 100, lookEveryMs: 20 } },
    });
    await relay.post(enquiry);
    await expect.poll(() => texts(chat.received), soon).toHaveLength(1);
    await wait(500);
    expect(texts(chat.received)).toEqual([expect.stringContaining('ids-differ')]);
  });
});

describe('HEARTBEAT_URL', () => {
  test('is requested as long as leads reach a person, and no longer', async () => {
    const watch = await httpListener();
    const smtpRelay = await relayWithMailbox({
      environment: { HEARTBEAT_URL: watch.url },
      overrides: { heartbeatMs: 100 },
    });
    const { relay, smtp } = smtpRelay;
    await expect.poll(() => watch.received.length, soon).toBeGreaterThan(2);
    expect(watch.received[0]).toEqual({ method: 'GET', type: '', body: '' });
    smtp.script = (step) => (step === 'to' ? '550 no such user' : undefined);
    await relay.post(enquiry);
    await expect.poll(() => readyz(relay), soon).toMatchObject({ status: 503 });
    // One heartbeat may be on its way already.
    await wait(200);
    const before = watch.received.length;
    await wait(500);
    expect(watch.received.length).toBe(before);
    smtp.script = () => undefined;
    await relay.post({ ...enquiry, name: 'Next' });
    await expect.poll(() => watch.received.length, soon).toBeGreaterThan(before);
  });

  test('a heartbeat that is refused is logged once, without its address', async () => {
    const watch = await httpListener();
    watch.status = 404;
    const { relay } = await relayWithMailbox({
      environment: { HEARTBEAT_URL: watch.url },
      overrides: { heartbeatMs: 50 },
    });
    await expect.poll(() => watch.received.length, soon).toBeGreaterThan(4);
    const told = relay.log.filter((line) => line.includes('heartbeat-not-taken'));
    expect(told).toEqual([expect.stringContaining('HEARTBEAT_URL answers 404')]);
    expect(relay.log.join('')).not.toContain('/secret');
  });
});

test('what a mail server quotes of a lead reaches the store and not the log', async () => {
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
