import type { Lead, Outcome } from '../leads/lead.ts';
import type { Log } from '../log.ts';
import { leadMail, noticeMail } from './lead-mail.ts';
import type { RetrySchedule } from './retry-schedule.ts';
import type { Mailer, SendFailure } from './smtp-mailer.ts';

export type DeliveryParts = {
  mailer: Mailer;
  to: string;
  toSecond?: string | undefined;
  schedule: RetrySchedule;
  log: Log;
};

/** A full or unknown mailbox is not mended within minutes. */
const refusedWaitMs = 30 * 60_000;

/** One lead, one try: what has to be written down about it, or why no mail gets through at all. */
export async function deliverLead(lead: Lead, parts: DeliveryParts): Promise<Outcome | { stopped: string }> {
  const { mailer, to, toSecond, log } = parts;
  const result = await mailer.send(leadMail(lead, to));
  if (result.ok) return { state: 'sent', reply: result.reply };
  if (result.kind === 'stopped') return { stopped: result.error };
  if (result.kind === 'retry') return laterOrParked(lead, result, parts);

  log.alarm('mail-refused', { lead: lead.id, error: result.error });
  const second = toSecond ? await mailer.send(leadMail(lead, toSecond)) : undefined;
  if (second?.ok) return { state: 'sent', reply: second.reply, note: `To the second address. ${result.error}` };
  if (result.kind === 'address-refused') return laterOrParked(lead, result, parts, refusedWaitMs);

  const notice = await mailer.send(noticeMail(lead, to));
  if (notice.ok) return { state: 'parked', error: `${result.error} (a notice was sent instead)` };
  return laterOrParked(lead, result, parts);
}

function laterOrParked(lead: Lead, { error }: SendFailure, parts: DeliveryParts, leastWaitMs = 0): Outcome {
  const wait = parts.schedule(lead.attempts + 1);
  if (wait !== 'give up')
    return { state: 'pending', error, afterMs: Math.max(wait, leastWaitMs), countsAsAttempt: true };
  parts.log.alarm('lead-parked', { lead: lead.id, attempts: lead.attempts + 1, error });
  return { state: 'parked', error };
}
