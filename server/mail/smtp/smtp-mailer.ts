import { createTransport } from 'nodemailer';
import type { MailSettings } from '../../config.ts';
import type { Mailer, SendResult } from '../mailer.ts';
import { classifyFailure } from './classify-failure.ts';

export type SmtpTimeouts = { connectMs: number; greetingMs: number; silenceMs: number };

/** Together shorter than a lease, so that nobody else takes a lead that is still being sent. */
const usualTimeouts: SmtpTimeouts = { connectMs: 10_000, greetingMs: 10_000, silenceMs: 30_000 };

export type SmtpMailerOptions = {
  settings: Pick<MailSettings, 'url' | 'from' | 'requiresTls'>;
  senderName: string;
  timeouts?: SmtpTimeouts;
};

export function smtpMailer({ settings, senderName, timeouts = usualTimeouts }: SmtpMailerOptions): Mailer {
  const transport = createTransport({
    url: settings.url,
    requireTLS: settings.requiresTls,
    connectionTimeout: timeouts.connectMs,
    dnsTimeout: timeouts.connectMs,
    greetingTimeout: timeouts.greetingMs,
    socketTimeout: timeouts.silenceMs,
    // No value of a lead may ever name a file or an address for the library to fetch.
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  const attempt = async (run: () => Promise<string>): Promise<SendResult> => {
    try {
      return { ok: true, reply: (await run()).slice(0, 300) };
    } catch (error) {
      return classifyFailure(error);
    }
  };

  return {
    send: ({ to, subject, text, replyTo, messageId, date }) =>
      attempt(async () => {
        const from = { name: senderName, address: settings.from };
        const envelope = { from: settings.from, to };
        const headers = { 'Auto-Submitted': 'auto-generated' };
        const mail = { from, to, envelope, subject, text, messageId, date, headers, ...(replyTo && { replyTo }) };
        const { response } = await transport.sendMail(mail);
        return response;
      }),
    probe: () =>
      attempt(async () => {
        await transport.verify();
        return 'The mail server answers.';
      }),
    close: () => transport.close(),
  };
}
