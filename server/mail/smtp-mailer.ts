import { createTransport, type NodemailerError } from 'nodemailer';
import type { MailSettings } from '../config.ts';
import { mailProblem } from './mail-problem.ts';

/**
 * A plain-text mail to the owner. What a visitor wrote is only in `text`, in `subject` as one line, and in `replyTo`
 * after a check. The id is the same for every automatic try, so that a mailbox can recognise a duplicate.
 */
export type Mail = {
  /** All readers, as the mail shows them. */
  to: readonly string[];
  subject: string;
  text: string;
  messageId: string;
  replyTo?: string | undefined;
  date: Date;
};

/**
 * - `no-answer`: no connection, no sign-in, or a connection that broke; the server said nothing about this mail
 * - `later`: the server cannot take this mail just now
 * - `address-refused`: the server refuses the sender or the recipient
 * - `text-refused`: the server refuses what is in the mail
 */
export type FailureKind = 'no-answer' | 'later' | 'address-refused' | 'text-refused';

/**
 * `error` is for the store only, because it has the server's own words, which may repeat parts of the mail. `code` and
 * `advice` have none of them and are for the log; `advice` is one sentence for the owner.
 */
export type SendFailure = { ok: false; kind: FailureKind; error: string; code: string; advice: string };
export type SendSuccess = { ok: true; reply: string };
export type SendResult = SendSuccess | SendFailure;

export type Mailer = {
  /** Sends a mail to one recipient, so that a refusal by one does not affect the others. */
  send(mail: Mail, recipient: string): Promise<SendResult>;
  /** Connects and signs in without sending. Resolves with the failure, or with `undefined`. */
  check(): Promise<SendFailure | undefined>;
};

/** In ms. A server may check a mail for minutes before it takes it. Giving up earlier would send the mail twice. */
const usualTimeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 120_000,
};

/** Sends each mail over a new connection. */
export function smtpMailer(settings: MailSettings, senderName: string, timeouts = usualTimeouts): Mailer {
  const transport = createTransport(
    {
      host: settings.host,
      port: settings.port,
      secure: settings.isSecure,
      requireTLS: settings.requiresTrustedTls,
      // With `optional`, any certificate is accepted, and a mail is sent unencrypted if the server offers no encryption.
      opportunisticTLS: !settings.requiresTrustedTls,
      tls: { rejectUnauthorized: settings.requiresTrustedTls },
      auth: settings.login,
      // Otherwise a value of a lead could make the library read a file or load from an address.
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
