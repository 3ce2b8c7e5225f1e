import { once } from 'node:events';
import { promisify } from 'node:util';
import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailSettings } from '../config.ts';

/** A plain-text mail to the owner. Nothing a visitor wrote is in it except in `text` and, checked, in `replyTo`. */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  replyTo: string | undefined;
  /** The same for every try, so that a mailbox can see a repeat for what it is. */
  messageId: string;
  date: Date;
};

/**
 * - `stopped`: no connection or no sign-in; no other mail will get through either
 * - `retry`: this mail, later
 * - `address-refused`: the owner's mailbox or the sender is wrong or full
 * - `content-refused`: a filter dislikes the text of this one mail
 */
export type FailureKind = 'stopped' | 'retry' | 'address-refused' | 'content-refused';
export type SendFailure = { ok: false; kind: FailureKind; error: string };
export type SendResult = { ok: true; reply: string } | SendFailure;

export type Mailer = { send(mail: Mail): Promise<SendResult> };

export type SmtpTimeouts = { connectMs: number; greetingMs: number; silenceMs: number };

/** A server may check a mail for minutes before it takes it: giving up early would send it twice. */
const usualTimeouts: SmtpTimeouts = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 120_000 };

export type SmtpMailerOptions = { settings: MailSettings; senderName: string; timeouts?: SmtpTimeouts | undefined };

/** One connection per mail, opened here step by step, because what a failure means depends on the step. */
export function smtpMailer({ settings, senderName, timeouts = usualTimeouts }: SmtpMailerOptions): Mailer {
  // Only writes the mail; no value of a lead may ever name a file or an address for the library to fetch.
  const composer = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { disableFileAccess: true, disableUrlAccess: true },
  );

  const connected = async (connection: SMTPConnection) => {
    // The library tells of a broken line by this event alone, also while a step waits for its answer.
    const broken = once(connection, 'error').then(([error]) => Promise.reject(error));
    broken.catch(() => {});
    connection.on('error', () => {});
    const step = <Result>(run: Promise<Result>) => Promise.race([run, broken]);
    await step(promisify(connection.connect.bind(connection))());
    const { login } = settings;
    if (login && connection.allowsAuth) await step(promisify(connection.login.bind(connection))(login));
    return step;
  };

  return {
    async send({ to, subject, text, replyTo, messageId, date }) {
      const from = { name: senderName, address: settings.from };
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const mail = { from, to, subject, text, messageId, date, headers, ...(replyTo && { replyTo }) };
      const { message } = await composer.sendMail(mail);
      const connection = new SMTPConnection({
        ...{ host: settings.host, port: settings.port, secure: settings.isSecure, requireTLS: settings.requiresTls },
        ...{ connectionTimeout: timeouts.connectMs, dnsTimeout: timeouts.connectMs },
        ...{ greetingTimeout: timeouts.greetingMs, socketTimeout: timeouts.silenceMs },
      });
      let isSignedIn = false;
      try {
        const step = await connected(connection);
        isSignedIn = true;
        const { response } = await step(
          promisify(connection.send.bind(connection))({ from: settings.from, to }, message),
        );
        connection.quit();
        return { ok: true, reply: String(response).slice(0, 300) };
      } catch (error) {
        connection.close();
        const problem = error instanceof Error ? error : new Error(String(error));
        return { ok: false, kind: isSignedIn ? kindOf(problem) : 'stopped', error: describe(problem) };
      }
    },
  };
}

type SmtpError = Error & { code?: string; responseCode?: number | undefined; command?: string };

/** What a failure after the sign-in says about this mail, by the server's own number. */
export function kindOf({ code, responseCode = 0, message }: SmtpError): FailureKind {
  // Sign in first, or encrypt first.
  if (responseCode === 530 || responseCode === 538) return 'stopped';
  if (responseCode < 500) return 'retry';
  // Also at the end of the text a server may say that the mailbox is full: 552, or 5.2.x of RFC 3463.
  if (code === 'EENVELOPE' || responseCode === 552 || /\b5\.[12]\.\d/.test(message)) return 'address-refused';
  return 'content-refused';
}

/** For the owner's list; a server may repeat parts of the mail in its answer, so little of it is kept. */
function describe({ code, responseCode, command, message }: SmtpError): string {
  const where = [code, responseCode, command].filter((part) => part !== undefined).join(' ');
  return `${where}: ${message}`.replace(/[\p{Cc}\p{Cf}]+/gu, ' ').slice(0, 300);
}
