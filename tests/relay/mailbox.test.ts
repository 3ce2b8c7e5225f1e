import { expect, test } from 'vitest';
import { createSmtpMailer, type FailureKind } from '../../server/mail/smtp-mailer.ts';
import type { SmtpStep } from '../fakes/scripted-smtp.ts';
import { httpListener } from './support/http.ts';
import { leadsCommand } from './support/leads-command.ts';
import { enquiry, mailbox, mailServer, mailSettings, startRelay } from './support/relay.ts';
import { freshPlace, storedLeads } from './support/stores.ts';

/** Sends one mail. */
function send(url: string, changes = {}) {
  const timeouts = { connectionTimeout: 5000, greetingTimeout: 1000, socketTimeout: 500 };
  const mail = { to: ['owner@example.com'], subject: 's', text: 't', messageId: '<a@b>', date: new Date(0) };
  return createSmtpMailer({ ...mailSettings(url), ...changes }, 'Site', timeouts).send(mail, 'owner@example.com');
}

test('RM9 leads wait while no mailbox is set, and are mailed after a start with one', async () => {
  const first = await startRelay();
  for (const name of ['one', 'two', 'three']) expect((await first.post({ ...enquiry, name })).status).toBe(200);
  expect((await fetch(`${first.url}/readyz`)).status).toBe(503);
  await first.stop();
  expect((await storedLeads(first.place)).map(({ state }) => state)).toEqual(['pending', 'pending', 'pending']);
  const smtp = await mailServer();
  await startRelay({ place: first.place, environment: mailbox(smtp.url) });
  await smtp.received(3);
});

test.each<[step: SmtpStep, reply: string, kind: FailureKind, advice: RegExp]>([
  ['greeting', '554 5.7.1 go away', 'no-answer', /connection with the mail server at 127\.0\.0\.1, port \d+, fails/],
  ['auth', '454 4.7.0 later', 'no-answer', /cannot take mail for owner@example\.com just now/],
  ['auth', '535 5.7.8 bad', 'sign-in-refused', /refuses the user name or the password.*SMTP_URL/],
  ['from', '530 5.7.0 sign in first', 'address-refused', /wants a sign-in/],
  ['from', '553 5.7.1 not yours', 'address-refused', /let this user send as site@example\.com.*MAIL_FROM/],
  ['to', '452 4.2.2 over quota', 'later', /cannot take mail for owner@example\.com just now.*full/],
  ['to', '550 5.1.1 no such user', 'address-refused', /refuses owner@example\.com/],
  ['end', '554 5.7.1 spam', 'text-refused', /refuses what is in the mail/],
  ['end', '421 closing', 'later', /cannot take mail/],
  ['end', 'hang', 'no-answer', /connection .* fails/],
])(
  'RM1 a mail server that answers "%s" with "%s": %s, with advice and its own words',
  async (step, reply, ...result) => {
    const [kind, advice] = result;
    const smtp = await mailServer((current) => (current === step ? reply : undefined));
    expect(await send(smtp.url)).toMatchObject({
      kind,
      advice: expect.stringMatching(advice),
      error: expect.stringContaining(reply === 'hang' ? 'Timeout' : reply),
    });
  },
);

test('RM12 without a trusted encrypted connection no mail is sent, unless SMTP_TLS is optional', async () => {
  const stripped = await mailServer();
  const untrusted = await mailServer(undefined, { disabledCommands: [] });
  const wrapped = await mailServer(undefined, { secure: true });
  const cases: [url: string, advice: RegExp][] = [
    [`smtp://127.0.0.1:${stripped.port}`, /No encrypted connection/],
    [`smtp://127.0.0.1:${untrusted.port}`, /certificate .* SMTP_TLS=optional/],
    [`smtps://127.0.0.1:${wrapped.port}`, /certificate .* SMTP_TLS=optional/],
    [`smtp://127.0.0.1:${wrapped.port}`, /connection with the mail server .* fails/],
    [`smtps://127.0.0.1:${untrusted.port}`, /smtps:\/\/ is for port 465/],
    ['smtp://nowhere.invalid', /no mail server .* nowhere\.invalid/],
  ];
  for (const [url, advice] of cases) {
    const failure = { kind: 'no-answer', advice: expect.stringMatching(advice) };
    expect([url, await send(url, { requiresTrustedTls: true })]).toEqual([url, expect.objectContaining(failure)]);
  }
  const sent = () => [stripped, untrusted, wrapped].map(({ mails }) => mails.map(({ isEncrypted }) => isEncrypted));
  expect(sent()).toEqual([[], [], []]);
  for (const [url] of cases.slice(0, 3)) await send(url, { requiresTrustedTls: false });
  expect(sent()).toEqual([[false], [true], [true]]);
});

test('test-mail sends a mail to each mailbox and a message to ALARM_URL and NOTIFY_URL, and names invalid settings', async () => {
  const smtp = await mailServer();
  const chat = await httpListener();
  const place = await freshPlace('sqlite');
  expect(await leadsCommand(place, 'test-mail')).toEqual({
    code: 1,
    output: expect.stringMatching(/^Without a mailbox, leads are stored and NOT mailed/),
  });
  const to = ['owner@example.com', 'second@example.com'];
  const settings = { ...place, ...mailbox(smtp.url), MAIL_TO: to.join(), ALARM_URL: chat.url, NOTIFY_URL: chat.url };
  const { code, output } = await leadsCommand(settings, 'test-mail');
  expect(output).toMatch(/took a test mail to owner@example\.com[\s\S]*took a test mail to second@example\.com/);
  expect(output).toContain('bounce in the mailbox of site@example.com');
  expect(output).toMatch(/ALARM_URL took a test message[\s\S]*NOTIFY_URL took a test message/);
  expect(code).toBe(0);
  expect(smtp.mails.flatMap((mail) => mail.to)).toEqual(to);
  expect(chat.received).toHaveLength(2);
  const withTypo = await leadsCommand({ ...settings, SMTP_URL: 'mail.example.com' }, 'test-mail');
  const advice = /SMTP_URL cannot be used\. It has to be like smtp:[\s\S]*ALARM_URL took a test message/;
  expect(withTypo).toEqual({ code: 1, output: expect.stringMatching(advice) });
});
