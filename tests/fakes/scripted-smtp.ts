import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

export type SmtpStep = 'greeting' | 'hello' | 'auth' | 'from' | 'to' | 'data' | 'end';

type ReceivedMail = { from: string; to: string[]; raw: string; messageId: string };

/**
 * Returns the server's reply to a step; `undefined` is the usual positive reply. Special replies: `drop` closes the
 * connection, `hang` never replies, `accept-and-drop` accepts the mail and closes the connection without a reply.
 */
export type SmtpScript = (
  step: SmtpStep,
  argument: string,
  /** The number of the connection, starting at 1. */
  conversation: number,
) => string | undefined | Promise<string | undefined>;

export type ScriptedSmtp = {
  url: string;
  port: number;
  mails: ReceivedMail[];
  script: SmtpScript;
  /** Resolves when the server has accepted this number of mails in total since its start. */
  received(count: number): Promise<void>;
  close(): Promise<void>;
};

const friendly: Record<SmtpStep, string> = {
  greeting: '220 fake.test ESMTP',
  hello: '250-fake.test\r\n250-AUTH PLAIN LOGIN\r\n250 SIZE 1000000',
  auth: '235 2.7.0 welcome',
  from: '250 2.1.0 ok',
  to: '250 2.1.5 ok',
  data: '354 go on',
  end: '250 2.0.0 taken',
};

/** A mail server with scripted replies, which can violate the standard. */
export async function scriptedSmtp(script: SmtpScript = () => undefined, port = 0): Promise<ScriptedSmtp> {
  const waiting = new Set<{ count: number; resolve: () => void }>();
  const sockets = new Set<Socket>();
  const mails: ReceivedMail[] = [];
  const take = (mail: ReceivedMail) => {
    mails.push(mail);
    for (const waiter of waiting) if (mails.length >= waiter.count) waiter.resolve();
  };

  let conversations = 0;
  const server = createServer((socket) => {
    conversations += 1;
    const conversation = conversations;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    // Either side may break the connection; that is not an error of the test.
    converse(socket, (step, argument) => fake.script(step, argument, conversation), take).catch(() => {});
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  const { port: actualPort } = server.address() as AddressInfo;

  const fake: ScriptedSmtp = {
    url: `smtp://user:secret@127.0.0.1:${actualPort}`,
    port: actualPort,
    mails,
    script,
    received: (count) =>
      new Promise((resolve) => {
        if (mails.length >= count) resolve();
        else waiting.add({ count, resolve });
      }),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
  return fake;
}

async function converse(
  socket: Socket,
  script: (step: SmtpStep, argument: string) => ReturnType<SmtpScript>,
  take: (mail: ReceivedMail) => void,
): Promise<void> {
  let mail: Omit<ReceivedMail, 'messageId'> = { from: '', to: [], raw: '' };
  let buffered = '';
  let isData = false;

  const answer = async (step: SmtpStep, argument = '', onOk = () => {}) => {
    const reply = (await script(step, argument)) ?? friendly[step];
    if (reply === 'hang') return;
    if (reply === 'accept-and-drop') onOk();
    if (reply === 'drop' || reply === 'accept-and-drop') {
      socket.destroy();
      return;
    }
    // A reply of 2xx or 3xx accepts the step.
    if (/^[23]/.test(reply)) onOk();
    socket.write(`${reply}\r\n`);
    if (reply.startsWith('421')) socket.end();
  };

  const handleLine = async (line: string) => {
    if (/^(EHLO|HELO)/i.test(line)) await answer('hello', line);
    else if (/^AUTH/i.test(line)) await answer('auth', line);
    else if (/^MAIL FROM/i.test(line)) {
      await answer('from', line, () => {
        mail = { from: /<(.*?)>/.exec(line)?.[1] ?? '', to: [], raw: '' };
      });
    } else if (/^RCPT TO/i.test(line)) {
      await answer('to', line, () => mail.to.push(/<(.*?)>/.exec(line)?.[1] ?? ''));
    } else if (/^DATA/i.test(line)) {
      await answer('data', line, () => {
        isData = true;
      });
    } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
    else if (/^(RSET|NOOP)/i.test(line)) socket.write('250 ok\r\n');
    else socket.write('502 not known here\r\n');
  };

  await answer('greeting');
  socket.setEncoding('utf8');
  for await (const chunk of socket.iterator({ destroyOnReturn: false })) {
    buffered += chunk;
    while (true) {
      if (isData) {
        const end = buffered.indexOf('\r\n.\r\n');
        if (end < 0) break;
        mail.raw = buffered.slice(0, end).replace(/^\.\./gm, '.');
        buffered = buffered.slice(end + 5);
        isData = false;
        const messageId = /^message-id:\s*(\S+)/im.exec(mail.raw)?.[1] ?? '';
        await answer('end', mail.raw, () => take({ ...mail, messageId }));
        continue;
      }
      const end = buffered.indexOf('\r\n');
      if (end < 0) break;
      const line = buffered.slice(0, end);
      buffered = buffered.slice(end + 2);
      await handleLine(line);
    }
  }
}
