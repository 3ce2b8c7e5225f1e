import { onTestFinished } from 'vitest';
import { type MailSettings, readSettings } from '../../../server/config.ts';
import { type SmtpScript, scriptedSmtp } from '../../fakes/scripted-smtp.ts';
import { type RelayOptions, startRelay } from './relay.ts';

/** The environment variables for a mailbox. */
export const mailbox = (url: string) => ({
  SMTP_URL: url,
  MAIL_FROM: 'site@example.com',
  MAIL_TO: 'owner@example.com',
});

export function mailSettings(url: string, changes: Partial<MailSettings> = {}): MailSettings {
  const { mail } = readSettings(mailbox(url)).config;
  if (!mail) throw new Error('The settings of the mailbox cannot be read.');
  return { ...mail, ...changes };
}

export async function relayWithMailbox({ script, ...options }: RelayOptions & { script?: SmtpScript } = {}) {
  const smtp = await scriptedSmtp(script);
  onTestFinished(() => smtp.close());
  return {
    relay: await startRelay({ ...options, environment: { ...mailbox(smtp.url), ...options.environment } }),
    smtp,
  };
}
