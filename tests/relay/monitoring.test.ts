/** Tests the readiness, alarms and heartbeats of a server. */
import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
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
const refused = (step: string) => (step === 'to' ? '550 5.1.1 no such user' : undefined);
const logOf = ({ log }: Relay) => log.join('');
const posts = (chat: { received: { body: string }[] }) => chat.received.map(({ body }) => JSON.parse(body).text);

describe('/readyz', () => {
  test('answers 503 without a mailbox; `/healthz` answers 200', async () => {
    const relay = await startRelay();
    expect(await readyz(relay)).toEqual({ ...green, status: 503, mail: 'not configured' });
    expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
  });

  test('answers 503 when a lead has reached nobody, 200 after another is accepted, and reports it until it is done', async () => {
    const { relay, smtp } = await relayWithMailbox({
      script: refused,
      overrides: { schedule: (failed) => (failed < 3 ? 1 : undefined) },
    });
    await relay.post(enquiry);
    await expect.poll(() => readyz(relay), soon).toEqual({ ...green, status: 503, mail: 'refused', leads: 'parked' });
    expect(logOf(relay)).toMatch(/ALARM lead-parked/);
    smtp.script = () => undefined;
    await relay.post({ ...enquiry, name: 'Next' });
    await expect.poll(() => readyz(relay), soon).toEqual({ ...green, leads: 'parked' });
    await leadsCommand(relay.place, 'done', '1');
    await expect.poll(() => readyz(relay), soon).toEqual(green);
  });

  test('answers 503, with an alarm, when a form of the built site sends other ids than the settings', async () => {
    const { userId, serviceId, templateIds } = business.emailProvider;
    const formWith = (...ids: string[]) => ids.map((id) => `<input name="user_id" value="${id}">`).join('');
    const files = {
      'contact/index.html': formWith(userId, serviceId, templateIds.enquiry),
      'painting-services/index.html': formWith(userId, serviceId, templateIds.quote),
    };
    const right = await relayWithMailbox({ files });
    await expect.poll(() => readyz(right.relay), soon).toEqual(green);
    for (const changed of ['EMAIL_USER_ID', 'EMAIL_QUOTE_TEMPLATE_ID']) {
      const { relay } = await relayWithMailbox({ files, environment: { [changed]: 'changed-after-the-build' } });
      await expect.poll(() => readyz(relay), soon).toEqual({ ...green, status: 503, forms: 'ids-differ' });
      expect(logOf(relay)).toMatch(/ALARM ids-differ/);
    }
  });
});

test('a wrong password raises an alarm without any lead, pages are served, and a restart tries at once', async () => {
  const { relay, smtp } = await relayWithMailbox({ script: (step) => (step === 'auth' ? '535 5.7.8 no' : undefined) });
  await expect.poll(() => readyz(relay), soon).toMatchObject({ status: 503, mail: 'stopped' });
  expect(logOf(relay)).toMatch(/ALARM mail-stopped error=".*535 5\.7\.8.*" advice=".*password.*SMTP_URL/);
  expect((await fetch(relay.url)).status).toBe(200);
  smtp.script = () => undefined;
  await relay.stop();
  const restarted = await startRelay({ place: relay.place, environment: mailbox(smtp.url) });
  await expect.poll(() => readyz(restarted), soon).toMatchObject({ status: 200, mail: 'ok' });
});

test('NOTIFY_URL receives one line for each new lead, without personal data', async () => {
  const chat = await httpListener();
  const relay = await startRelay({ environment: { NOTIFY_URL: chat.url } });
  for (const params of [enquiry, enquiry, { ...enquiry, name: 'Omar', website_url: 'x' }]) await relay.post(params);
  await expect.poll(() => chat.received, soon).toHaveLength(2);
  expect(posts(chat).sort()).toEqual([
    `${business.productName}: New enquiry: Plumbing (no. 1)`,
    `${business.productName}: Possibly spam: New enquiry: Plumbing (no. 2)`,
  ]);
  expect(logOf(relay)).not.toContain('/secret');
});

describe('ALARM_URL', () => {
  test('receives one text for many alarms of a type; neither it nor the log has personal data or its address', async () => {
    const chat = await httpListener();
    const { relay } = await relayWithMailbox({
      environment: { ALARM_URL: chat.url },
      script: (step, raw) => {
        if (step !== 'end') return undefined;
        return `554 5.7.1 refused: ${/^Reply-To: .*$/m.exec(raw)?.[0] ?? 'a notice'}`;
      },
    });
    for (let count = 0; count < 3; count += 1) await relay.post({ ...enquiry, name: `Sara ${count}` });
    const alarms = () => relay.log.filter((line) => line.includes('ALARM mail-refused'));
    await expect.poll(alarms, soon).toHaveLength(3);
    expect(alarms()[0]).toMatch(/error="EMESSAGE 554 5\.7\.1 DATA"/);
    await expect.poll(async () => (await relay.stored())[0]?.lastError, soon).toContain('sara@example.com');
    const [post, ...more] = chat.received.filter(({ body }) => body.includes('mail-refused'));
    expect(post).toMatchObject({ method: 'POST', type: 'application/json' });
    expect(more).toEqual([]);
    expect(posts(chat)[0]).toMatch(/^\S.*: ALARM mail-refused lead=/);
    expect(logOf(relay) + JSON.stringify(chat.received)).not.toMatch(/sara@|Sara|\/secret/);
  });

  test('delays neither a mail nor a stop when it never answers', async () => {
    const chat = await httpListener();
    chat.status = 0;
    const { relay, smtp } = await relayWithMailbox({ environment: { ALARM_URL: chat.url }, script: refused });
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
    const log = alarmWebhook({ info: () => {}, alarm: () => {} }, chat.url, 'Site', { pauseMs: 1000 });
    for (const error of ['first', 'second', 'third']) log.alarm('mail-stopped', { error });
    await expect.poll(() => chat.received, soon).toHaveLength(2);
    expect(posts(chat)).toEqual([
      'Site: ALARM mail-stopped error=first',
      expect.stringMatching(/^Site: ALARM mail-stopped error=third more=2 last="\d{4}-\d\d-\d\d \d\d:\d\d"$/),
    ]);
  });

  test('is tried again when it answers 500', async () => {
    const chat = await httpListener();
    chat.status = 500;
    const lines: string[] = [];
    const quiet = createLog((line) => lines.push(line));
    alarmWebhook(quiet, chat.url, 'Site', { retryMs: [50, 50] }).alarm('mail-stopped');
    await expect.poll(() => lines.join(''), soon).toMatch(/text-not-posted problem="ALARM_URL answers 500"/);
    expect(chat.received).toHaveLength(3);
  });
});
