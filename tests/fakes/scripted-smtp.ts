import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';

export type SmtpStep = 'greeting' | 'auth' | 'from' | 'to' | 'end';

type ReceivedMail = { from: string; to: string[]; raw: string; messageId: string; isEncrypted: boolean };

/**
 * Returns the server's error reply to a step; `undefined` accepts it. Special replies: `drop` closes the connection,
 * `hang` never replies, `accept-and-drop` accepts the mail and closes the connection without a reply.
 */
export type SmtpScript = (
  step: SmtpStep,
  /** The address in the steps `from` and `to`, the whole mail in the step `end`, and an empty text in other steps. */
  argument: string,
  /** The number of the connection, starting at 1. */
  conversation: number,
) => string | undefined | Promise<string | undefined>;

export type ScriptedSmtp = Awaited<ReturnType<typeof startScriptedSmtp>>;

/** A mail server with scripted replies. */
export async function startScriptedSmtp(script: SmtpScript = () => undefined, options: SMTPServerOptions = {}) {
  const mails: ReceivedMail[] = [];
  const arrivals = new Set<() => void>();
  const conversations: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    hideENHANCEDSTATUSCODES: true,
    disableReverseLookup: true,
    onConnect(session, done) {
      conversations.push(session.id);
      void answer(session, 'greeting', '', done);
    },
    onAuth: ({ username }, session, done) =>
      void answer(session, 'auth', '', (error) => done(error, { user: username })),
    onMailFrom: ({ address }, session, done) => void answer(session, 'from', address, done),
    onRcptTo: ({ address }, session, done) => void answer(session, 'to', address, done),
    async onData(stream, session, done) {
      // If a client is killed while it sends a mail, the stream ends with an error. The test does not count such a
      // mail.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return;
      const { mailFrom, rcptTo } = session.envelope;
      const messageId = /^message-id:\s*(\S+)/im.exec(raw)?.[1] ?? '';
      const to = rcptTo.map(({ address }) => address);
      const mail = { from: mailFrom ? mailFrom.address : '', to, raw, messageId, isEncrypted: session.secure };
      await answer(session, 'end', raw, done, () => {
        mails.push(mail);
        for (const arrive of arrivals) arrive();
      });
    },
    ...options,
  });
  const connectionOf = ({ id }: SMTPServerSession) => [...server.connections].find((one) => one.id === id);

  async function answer(
    session: SMTPServerSession,
    step: SmtpStep,
    argument: string,
    done: (error?: Error | null) => void,
    accept = () => {},
  ): Promise<void> {
    const reply = await fake.script(step, argument, conversations.indexOf(session.id) + 1);
    if (reply === undefined || reply === 'accept-and-drop') accept();
    if (reply === undefined) done();
    else if (reply === 'drop' || reply === 'accept-and-drop') connectionOf(session)?._socket.destroy();
    else if (reply !== 'hang')
      done(Object.assign(new Error(reply.slice(4)), { responseCode: Number(reply.slice(0, 3)) }));
  }

  // Client or server may break the connection on purpose, so this is no error.
  server.on('error', () => {});
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;

  const fake = {
    url: `smtp://user:secret@127.0.0.1:${port}`,
    port,
    mails,
    script,
    /** Resolves when the server has accepted this number of mails since its start. */
    received: (count: number) =>
      new Promise<void>((resolve) => {
        const arrive = () => {
          if (mails.length >= count) resolve();
        };
        arrivals.add(arrive);
        arrive();
      }),
    close() {
      for (const { _socket } of server.connections) _socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}
