import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailSettings } from '../config.ts';
import { mailProblem } from './mail-problem.ts';

/** `messageId` is the same for every automatic retry, so that mailboxes can detect duplicates. */
export type Mail = {
  /** All recipients, for the `To` header. */
  to: readonly string[];
  subject: string;
  text: string;
  messageId: string;
  replyTo?: string | undefined;
  date: Date;
};

/**
 * - `no-answer`: no connection, or a lost connection, so the mail itself was not judged
 * - `sign-in-refused`: the server permanently refuses the user name or the password
 * - `later`: a temporary refusal
 * - `address-refused`: a permanent refusal of the sender or recipient
 * - `text-refused`: a permanent refusal of the content
 */
export type FailureKind = 'no-answer' | 'sign-in-refused' | 'later' | 'address-refused' | 'text-refused';

/**
 * `error` quotes the mail server, which may repeat parts of the mail, so the error of a lead is stored but not logged.
 * `code` and `advice` do not quote it, so they can be logged. `advice` is for the owner.
 */
export type SendFailure = { ok: false; kind: FailureKind; error: string; code: string; advice: string };
export type SendSuccess = { ok: true; reply: string };
export type SendResult = SendSuccess | SendFailure;

export type Mailer = {
  /** Sends a mail to one recipient, so that a refusal does not affect other recipients. */
  send(mail: Mail, recipient: string): Promise<SendResult>;
  /** Connects and signs in. Resolves with the failure, or with `undefined` on success. */
  check(): Promise<SendFailure | undefined>;
};

/** In milliseconds. A server may check a mail for minutes; with a short `socketTimeout`, it could be sent twice. */
const usualTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 120_000,
};

export function createSmtpMailer(settings: MailSettings, senderName: string, timeouts = usualTimeouts): Mailer {
  const transport = createTransport(
    {
      host: settings.host,
      port: settings.port,
      secure: settings.isSecure,
      requireTLS: settings.requiresTrustedTls,
      // For TLS that is optional: accepts any certificate, and sends unencrypted if the server offers no encryption.
      opportunisticTLS: !settings.requiresTrustedTls,
      tls: { rejectUnauthorized: settings.requiresTrustedTls },
      auth: settings.login,
      // Mails contain only text, so Nodemailer never needs to read a file or request a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
      ...timeouts,
    },
    {
      from: { name: senderName, address: settings.from },
      headers: { 'Auto-Submitted': 'auto-generated' },
    },
  );
  const failure = (error: unknown, recipient: string): SendFailure => ({
    ok: false,
    ...mailProblem(error as NodemailerError, { ...settings, recipient }),
  });
  return {
    async send(mail, recipient) {
      try {
        const envelope = { from: settings.from, to: recipient };
        const { response } = await transport.sendMail({ ...mail, to: [...mail.to], envelope });
        return { ok: true, reply: response.slice(0, 300) };
      } catch (error) {
        return failure(error, recipient);
      }
    },
    async check() {
      try {
        await transport.verify();
        return undefined;
      } catch (error) {
        return failure(error, settings.to.join(', '));
      }
    },
  };
}
