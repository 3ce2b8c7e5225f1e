import { once } from 'node:events';
import { promisify } from 'node:util';
import { createTransport } from 'nodemailer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailSettings } from '../config.ts';

/**
 * A plain-text mail to the owner. Nothing a visitor wrote is in it except in `text` and, checked, in `replyTo`. The id is
 * the same for every try, so that a mailbox can see a repeat for what it is.
 */
export type Mail = Record<'to' | 'subject' | 'text' | 'messageId', string> & {
  replyTo: string | undefined;
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
export type Mailer = { send(mail: Mail): Promise<{ ok: true; reply: string } | SendFailure> };

/** A server may check a mail for minutes before it takes it: giving up early would send it twice. */
const usualTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 120_000 };

/** One connection per mail, opened here step by step, because what a failure means depends on the step. */
export function smtpMailer(settings: MailSettings, senderName: string, timeouts = usualTimeouts): Mailer {
  const { host, port, isSecure: secure, requiresTls: requireTLS, login, from } = settings;
  // Only writes the mail; no value of a lead may ever name a file or an address for the library to fetch.
  const composer = createTransport(
    { streamTransport: true, buffer: true, newline: 'windows' },
    { disableFileAccess: true, disableUrlAccess: true },
  );
  return {
    async send({ replyTo, ...mail }) {
      const headers = { 'Auto-Submitted': 'auto-generated' };
      const sender = { name: senderName, address: from };
      const { message } = await composer.sendMail({ ...mail, from: sender, headers, ...(replyTo && { replyTo }) });
      const connection = new SMTPConnection({ host, port, secure, requireTLS, ...timeouts });
      // The library tells of a broken line by this event alone, also while a step waits for its answer.
      const broken = once(
        connection.on('error', () => {}),
        'error',
      ).then(([error]) => Promise.reject(error));
      broken.catch(() => {});
      const step = <Result>(run: Promise<Result>) => Promise.race([run, broken]);
      let isSignedIn = false;
      try {
        await step(promisify(connection.connect.bind(connection))());
        if (login && connection.allowsAuth) await step(promisify(connection.login.bind(connection))(login));
        isSignedIn = true;
        const send = promisify(connection.send.bind(connection));
        const { response } = await step(send({ from, to: mail.to }, message));
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
