import { onTestFinished } from 'vitest';
import { scriptedSmtp } from '../../fakes/scripted-smtp.ts';
import { enquiryIds, type RelayOptions, startRelay } from './relay.ts';

export const json = (url: string) => ({ Origin: url, 'Content-Type': 'application/json' });
export const envelope = (params: unknown) => JSON.stringify({ ...enquiryIds, template_params: params });

export async function relayWithMailbox(options: RelayOptions = {}) {
  const smtp = await scriptedSmtp();
  onTestFinished(() => smtp.close());
  const environment = { SMTP_URL: smtp.url, MAIL_FROM: 'site@example.com', MAIL_TO: 'owner@example.com' };
  return { relay: await startRelay({ ...options, environment: { ...environment, ...options.environment } }), smtp };
}
