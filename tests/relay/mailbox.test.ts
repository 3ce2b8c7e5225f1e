import { SMTPServer } from 'smtp-server';
import { expect, onTestFinished, test } from 'vitest';
import { smtpMailer } from '../../server/mail/smtp-mailer.ts';
import { scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { mailbox, mailSettings } from './support/mailbox.ts';
import { enquiry, startRelay } from './support/relay.ts';
import { storedLeads } from './support/stores.ts';

test('M9 without a mailbox leads wait, and go out as soon as there is one', async () => {
  const first = await startRelay();
  for (const name of ['one', 'two', 'three']) expect((await first.post({ ...enquiry, name })).status).toBe(200);
  await first.stop();
  expect((await storedLeads(first.place)).map(({ state }) => state)).toEqual(['pending', 'pending', 'pending']);
  const smtp = await scriptedSmtp();
  onTestFinished(() => smtp.close());
  await startRelay({ place: first.place, environment: mailbox(smtp.url) });
  await smtp.received(3);
});

/** A real mail server with its own certificate, which no authority has signed. */
async function tlsServer(options: ConstructorParameters<typeof SMTPServer>[0]) {
  let received = 0;
  const server = new SMTPServer({
    authOptional: true,
    ...options,
    onData(stream, _session, done) {
      received += 1;
      stream.resume();
      stream.on('end', () => done());
    },
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  const address = server.server.address();
  return { port: typeof address === 'object' ? address?.port : 0, received: () => received };
}

test('M12 encryption that is stripped or not trusted: nothing is sent, and no lead loses a try', async () => {
  const stripped = await tlsServer({ hideSTARTTLS: true });
  const untrusted = await tlsServer({});
  const wrapped = await tlsServer({ secure: true });
  const mail = {
    to: 'owner@example.com',
    subject: 's',
    text: 't',
    replyTo: undefined,
    messageId: '<a@b>',
    date: new Date(0),
  };
  const urls = [
    `smtp://127.0.0.1:${stripped.port}`,
    `smtp://127.0.0.1:${untrusted.port}`,
    `smtps://127.0.0.1:${wrapped.port}`,
  ];
  for (const url of urls) {
    const mailer = smtpMailer(mailSettings(url, { requiresTls: true }), 'Site');
    expect([url, await mailer.send(mail)]).toEqual([url, expect.objectContaining({ ok: false, kind: 'stopped' })]);
  }
  expect([stripped.received(), untrusted.received(), wrapped.received()]).toEqual([0, 0, 0]);
});
