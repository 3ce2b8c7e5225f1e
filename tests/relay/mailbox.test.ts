import { readFileSync } from 'node:fs';
import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { smtpMailer } from '../../server/mail/smtp-mailer.ts';
import { scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { leadsCommand } from './support/leads-command.ts';
import { mailbox, mailSettings } from './support/mail-settings.ts';
import { hasOpenssl, otherHost, ownCertificate } from './support/own-certificate.ts';
import { enquiry, startRelay } from './support/relay.ts';
import { freshPlace, storedLeads } from './support/stores.ts';

test('RM9 leads wait while no mailbox is set, and are mailed after a start with one', async () => {
  const first = await startRelay();
  for (const name of ['one', 'two', 'three']) expect((await first.post({ ...enquiry, name })).status).toBe(200);
  await first.stop();
  expect((await storedLeads(first.place)).map(({ state }) => state)).toEqual(['pending', 'pending', 'pending']);
  const smtp = await scriptedSmtp();
  onTestFinished(() => smtp.close());
  await startRelay({ place: first.place, environment: mailbox(smtp.url) });
  await smtp.received(3);
});

const shortTimeouts = { connectionTimeout: 5000, greetingTimeout: 1000, socketTimeout: 5000 };

/** Starts a real mail server with a self-signed certificate. */
async function tlsServer(options: ConstructorParameters<typeof SMTPServer>[0]) {
  let received = 0;
  let encrypted = 0;
  const server = new SMTPServer({
    authOptional: true,
    ...options,
    onData(stream, session, done) {
      received += 1;
      if (session.secure) encrypted += 1;
      stream.resume();
      stream.on('end', () => done());
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  return {
    port: typeof address === 'object' ? address?.port : 0,
    received: () => received,
    encrypted: () => encrypted,
  };
}

test('a mail server on the same machine may have a self-signed certificate', async () => {
  const smtp = await tlsServer({});
  const relay = await startRelay({ environment: mailbox(`smtp://127.0.0.1:${smtp.port}`) });
  await relay.post(enquiry);
  await expect.poll(smtp.received).toBe(1);
  expect(smtp.encrypted()).toBe(1);
});

const mail = {
  to: ['owner@example.com'],
  subject: 's',
  text: 't',
  messageId: '<a@b>',
  date: new Date(0),
};

test('RM12 without a trusted encrypted connection no mail is sent, unless SMTP_TLS is optional', async () => {
  const stripped = await tlsServer({ disabledCommands: ['STARTTLS'] });
  const untrusted = await tlsServer({});
  const wrapped = await tlsServer({ secure: true });
  const send = (url: string, requiresTrustedTls: boolean) =>
    smtpMailer(mailSettings(url, { requiresTrustedTls }), 'Site', shortTimeouts).send(mail, 'owner@example.com');
  const cases: [url: string, advice: RegExp][] = [
    [`smtp://127.0.0.1:${stripped.port}`, /No encrypted connection/],
    [`smtp://127.0.0.1:${untrusted.port}`, /certificate .* SMTP_TLS=optional/],
    [`smtps://127.0.0.1:${wrapped.port}`, /certificate .* SMTP_TLS=optional/],
    [`smtp://127.0.0.1:${wrapped.port}`, /connection with the mail server .* fails/],
    [`smtps://127.0.0.1:${untrusted.port}`, /smtps:\/\/ is for port 465/],
  ];
  for (const [url, advice] of cases) {
    const failure = { ok: false, kind: 'no-answer', advice: expect.stringMatching(advice) };
    expect([url, await send(url, true)]).toEqual([url, expect.objectContaining(failure)]);
  }
  expect([stripped.received(), untrusted.received(), wrapped.received()]).toEqual([0, 0, 0]);
  for (const [url] of cases.slice(0, 3)) expect(await send(url, false)).toMatchObject({ ok: true });
  expect([stripped.encrypted(), untrusted.encrypted(), wrapped.encrypted()]).toEqual([0, 1, 1]);
});

test.skipIf(!hasOpenssl)('a certificate of an authority in NODE_EXTRA_CA_CERTS is trusted', async () => {
  const { key, cert } = ownCertificate();
  const smtp = await tlsServer({ secure: true, key: readFileSync(key), cert: readFileSync(cert) });
  const settings = { ...(await freshPlace('sqlite')), ...mailbox(`smtps://${otherHost}:${smtp.port}`) };
  expect(await leadsCommand(settings, 'test-mail')).toMatchObject({
    code: 1,
    output: expect.stringContaining('certificate'),
  });
  expect(await leadsCommand({ ...settings, NODE_EXTRA_CA_CERTS: cert }, 'test-mail')).toMatchObject({ code: 0 });
  expect(smtp.received()).toBe(1);
});
