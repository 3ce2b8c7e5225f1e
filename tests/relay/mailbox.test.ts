import { readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { type FailureKind, smtpMailer } from '../../server/mail/smtp-mailer.ts';
import { type SmtpStep, scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { httpListener } from './support/http-listener.ts';
import { leadsCommand } from './support/leads-command.ts';
import { mailbox, mailSettings } from './support/mail-settings.ts';
import { hasOpenssl, otherHost, ownCertificate } from './support/own-certificate.ts';
import { enquiry, startRelay } from './support/relay.ts';
import { freshPlace, storedLeads } from './support/stores.ts';

async function mailServer(...options: Parameters<typeof scriptedSmtp>) {
  const smtp = await scriptedSmtp(...options);
  onTestFinished(() => smtp.close());
  return smtp;
}

/** Sends one mail. */
function send(url: string, changes: Parameters<typeof mailSettings>[1] = {}) {
  const timeouts = { connectionTimeout: 5000, greetingTimeout: 1000, socketTimeout: 500 };
  const mail = { to: ['owner@example.com'], subject: 's', text: 't', messageId: '<a@b>', date: new Date(0) };
  return smtpMailer(mailSettings(url, changes), 'Site', timeouts).send(mail, 'owner@example.com');
}

test('RM9 leads wait while no mailbox is set, and are mailed after a start with one', async () => {
  const first = await startRelay();
  for (const name of ['one', 'two', 'three']) expect((await first.post({ ...enquiry, name })).status).toBe(200);
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
    const quoted = expect.stringContaining(reply === 'hang' ? 'Timeout' : reply);
    expect(await send(smtp.url)).toMatchObject({
      ok: false,
      kind,
      advice: expect.stringMatching(advice),
      error: quoted,
    });
  },
);

test('the advice about a port on which no server listens, and about a host that does not exist', async () => {
  const smtp = await scriptedSmtp();
  await smtp.close();
  expect(await send(smtp.url)).toMatchObject({ advice: expect.stringMatching(/at 127\.0\.0\.1, port \d+, fails/) });
  const unknown = /no mail server .* nowhere\.invalid/;
  expect(await send('smtp://nowhere.invalid')).toMatchObject({ advice: expect.stringMatching(unknown) });
});

test('a mail server on the same machine may have a self-signed certificate', async () => {
  const smtp = await mailServer(undefined, { disabledCommands: [] });
  const relay = await startRelay({ environment: mailbox(smtp.url) });
  await relay.post(enquiry);
  await smtp.received(1);
  expect(smtp.mails).toMatchObject([{ isEncrypted: true }]);
});

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
  ];
  for (const [url, advice] of cases) {
    const failure = { ok: false, kind: 'no-answer', advice: expect.stringMatching(advice) };
    expect([url, await send(url, { requiresTrustedTls: true })]).toEqual([url, expect.objectContaining(failure)]);
  }
  const sent = () => [stripped, untrusted, wrapped].map(({ mails }) => mails.map(({ isEncrypted }) => isEncrypted));
  expect(sent()).toEqual([[], [], []]);
  for (const [url] of cases.slice(0, 3))
    expect(await send(url, { requiresTrustedTls: false })).toMatchObject({ ok: true });
  expect(sent()).toEqual([[false], [true], [true]]);
});

test.skipIf(!hasOpenssl)('a certificate of an authority in NODE_EXTRA_CA_CERTS is trusted', async () => {
  const { key, cert } = ownCertificate();
  const smtp = await mailServer(undefined, { secure: true, key: readFileSync(key), cert: readFileSync(cert) });
  const settings = { ...(await freshPlace('sqlite')), ...mailbox(`smtps://${otherHost}:${smtp.port}`) };
  expect(await leadsCommand(settings, 'test-mail')).toMatchObject({
    code: 1,
    output: expect.stringContaining('certificate'),
  });
  expect(await leadsCommand({ ...settings, NODE_EXTRA_CA_CERTS: cert }, 'test-mail')).toMatchObject({ code: 0 });
  expect(smtp.mails).toHaveLength(1);
});

test('test-mail sends a mail to each mailbox and a message to ALARM_URL and NOTIFY_URL, without any lead', async () => {
  const smtp = await mailServer();
  const chat = await httpListener();
  const settings = {
    ...(await freshPlace('sqlite')),
    ...mailbox(smtp.url),
    MAIL_TO: 'owner@example.com, second@example.com',
    ALARM_URL: chat.url,
    NOTIFY_URL: chat.url,
  };
  const { code, output } = await leadsCommand(settings, 'test-mail');
  expect(output).toMatch(/took a test mail to owner@example\.com[\s\S]*took a test mail to second@example\.com/);
  expect(output).toContain('bounce in the mailbox of site@example.com');
  expect(output).toMatch(/ALARM_URL took a test message[\s\S]*NOTIFY_URL took a test message/);
  expect(code).toBe(0);
  expect(smtp.mails.map(({ to, from }) => [to, from])).toEqual([
    [['owner@example.com'], 'site@example.com'],
    [['second@example.com'], 'site@example.com'],
  ]);
  expect(chat.received).toHaveLength(2);
  const withTypo = await leadsCommand({ ...settings, HSTS: 'perhaps' }, 'test-mail');
  expect(withTypo).toEqual({ code: 1, output: expect.stringMatching(/HSTS cannot be used[\s\S]*took a test mail/) });
});

test.each<[environment: Record<string, string>, output: RegExp]>([
  [{}, /^Without a mailbox, leads are stored and NOT mailed/],
  [mailbox('smtp://user:%FF@mail.example.com'), /SMTP_URL cannot be used\. It has to be like smtp/],
])('test-mail fails with the settings %j and says why', async (environment, output) => {
  const result = { code: 1, output: expect.stringMatching(output) };
  expect(await leadsCommand({ ...(await freshPlace('sqlite')), ...environment }, 'test-mail')).toEqual(result);
});
