/** Tests the readiness, alarms and notifications of a server. */
import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import type { StoreStatus } from '../../server/leads/store.ts';
import { createLog } from '../../server/log.ts';
import { createAlarmWebhook } from '../../server/monitoring/alarm-webhook.ts';
import { createReadinessCheck } from '../../server/monitoring/readiness.ts';
import { httpListener } from './support/http.ts';
import { leadsCommand } from './support/leads-command.ts';
import { enquiry, type Relay, readyz, relayWithMailbox, startRelay } from './support/relay.ts';

const green = { status: 200, settings: 'ok', forms: 'ok', store: 'ok', mail: 'ok', leads: 'ok' };
const refused = (step: string) => (step === 'to' ? '550 5.1.1 no such user' : undefined);
const logOf = ({ log }: Relay) => log.join('');
const posts = (chat: { received: { body: string }[] }) => chat.received.map(({ body }) => JSON.parse(body).text);

describe('/readyz', () => {
  test('answers 503 when a lead has reached nobody, 200 after another is accepted, and reports it until it is done', async () => {
    const { relay, smtp } = await relayWithMailbox({
      script: refused,
      overrides: { schedule: (failed) => (failed < 3 ? 1 : undefined) },
    });
    await relay.post(enquiry);
    await expect.poll(() => readyz(relay)).toEqual({ ...green, status: 503, mail: 'refused', leads: 'parked' });
    expect(logOf(relay)).toMatch(/ALARM lead-parked/);
    smtp.script = () => undefined;
    await relay.post({ ...enquiry, name: 'Next' });
    await expect.poll(() => readyz(relay)).toEqual({ ...green, leads: 'parked' });
    await leadsCommand(relay.place, 'done', '1');
    await expect.poll(() => readyz(relay)).toEqual(green);
  });

  test('answers 503, with an alarm, when a form of the built site sends other ids than the settings', async () => {
    const { userId, serviceId, templateIds } = business.emailProvider;
    const inputs = [userId, serviceId, templateIds.quote].map((id) => `<input name="user_id" value="${id}">`);
    const files = { 'painting-services/index.html': inputs.join('') };
    const { relay: right } = await relayWithMailbox({ files });
    await expect.poll(() => readyz(right)).toEqual(green);
    const { relay } = await relayWithMailbox({ files, environment: { EMAIL_QUOTE_TEMPLATE_ID: 'changed' } });
    await expect.poll(() => readyz(relay)).toEqual({ ...green, status: 503, forms: 'ids-differ' });
    expect(logOf(relay)).toMatch(/ALARM ids-differ/);
  });

  test('RS6 answers 503 when a lead that is due has not been mailed for minutes', async () => {
    const status = { dueForMs: 4 * 60_000 } as StoreStatus;
    const getStore = async () => ({ status: async () => status });
    const read = createReadinessCheck({
      getStore,
      mail: () => 'ok',
      wrongSettings: '',
      forms: 'ok',
      isStopping: () => false,
    });
    expect(await read()).toMatchObject({ isReady: false, parts: { leads: 'stuck' } });
  });
});

test('NOTIFY_URL receives one line for each new lead, without personal data', async () => {
  const chat = await httpListener();
  const relay = await startRelay({ environment: { NOTIFY_URL: chat.url } });
  for (const params of [enquiry, enquiry, { ...enquiry, name: 'Omar', website_url: 'x' }]) await relay.post(params);
  await expect.poll(() => chat.received).toHaveLength(2);
  expect(posts(chat).sort()).toEqual([
    `${business.productName}: New enquiry: Plumbing (no. 1)`,
    `${business.productName}: Possibly spam: New enquiry: Plumbing (no. 2)`,
  ]);
  expect(logOf(relay)).not.toContain('/secret');
});

describe('ALARM_URL', () => {
  test('receives an alarm in which neither it nor the log has personal data or its address', async () => {
    const chat = await httpListener();
    const { relay } = await relayWithMailbox({
      environment: { ALARM_URL: chat.url },
      script: (step, raw) => (step === 'end' ? `554 5.7.1 refused: ${/^Reply-To: .*$/m.exec(raw)?.[0]}` : undefined),
    });
    await relay.post(enquiry);
    await expect.poll(() => chat.received).toHaveLength(1);
    expect(chat.received).toMatchObject([{ method: 'POST', type: 'application/json' }]);
    expect(posts(chat)[0]).toMatch(/^\S.*: ALARM mail-refused lead=.*error="EMESSAGE 554 5\.7\.1 DATA"/);
    await expect.poll(async () => (await relay.stored())[0]?.lastError).toContain('sara@example.com');
    expect(logOf(relay) + JSON.stringify(chat.received)).not.toMatch(/sara@|Sara|\/secret/);
  });

  test('delays neither a mail nor a stop when it never answers', async () => {
    const chat = await httpListener();
    chat.status = 0;
    const { relay, smtp } = await relayWithMailbox({ environment: { ALARM_URL: chat.url }, script: refused });
    await relay.post(enquiry);
    await expect.poll(() => chat.received).toHaveLength(1);
    smtp.script = () => undefined;
    await relay.post({ ...enquiry, name: 'Next' });
    await smtp.received(1);
    // A request to ALARM_URL is given up after ten seconds.
    const begin = performance.now();
    await relay.stop();
    expect(performance.now() - begin).toBeLessThan(8000);
  });

  test('is tried again when it answers 500, and receives the last of the alarms of a type, with their number', async () => {
    const chat = await httpListener();
    chat.status = 500;
    const lines: string[] = [];
    const quiet = createLog((line) => lines.push(line));
    const log = createAlarmWebhook(quiet, chat.url, 'Site', { pauseMs: 2000, retryMs: [50, 50] });
    for (const error of ['first', 'second', 'third']) log.alarm('mail-stopped', { error });
    await expect.poll(() => lines.join('')).toMatch(/text-not-posted problem="ALARM_URL answers 500"/);
    const first = 'Site: ALARM mail-stopped error=first';
    expect(posts(chat)).toEqual([first, first, first]);
    chat.status = 200;
    await expect.poll(() => chat.received).toHaveLength(4);
    expect(posts(chat)[3]).toMatch(/^Site: ALARM mail-stopped error=third more=2 last="\d{4}-\d\d-\d\d \d\d:\d\d"$/);
  });
});
