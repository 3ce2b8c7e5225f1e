import type { Lead, Outcome } from '../leads/lead.ts';
import type { Log } from '../process/log.ts';
import { leadMail, noticeMail } from './lead-mail.ts';
import type { Mailer, SendFailure } from './mailer.ts';
import type { RetrySchedule } from './retry-schedule.ts';

export type DeliveryParts = {
  mailer: Pick<Mailer, 'send'>;
  to: string;
  toSecond: string | undefined;
  schedule: RetrySchedule;
  log: Log;
};

const misconfiguredWaitMs = 60_000;
/** A full or unknown mailbox is not mended within minutes. */
const slowWaitMs = 30 * 60_000;

/** One lead, one try: what has to be written down about it. */
export async function deliverLead(lead: Lead, parts: DeliveryParts): Promise<Outcome> {
  const { mailer, to, toSecond, log } = parts;
  const result = await mailer.send(leadMail(lead, to));
  if (result.ok) return { state: 'sent', reply: result.reply };

  switch (result.kind) {
    case 'misconfigured':
      return { state: 'pending', error: result.error, afterMs: misconfiguredWaitMs, countsAsAttempt: false };
    case 'retry':
    case 'unreachable':
      return laterOrParked(lead, result, parts);
    case 'content-refused': {
      log.alarm('mail-content-refused', { lead: lead.id, error: result.error });
      const notice = await mailer.send(noticeMail(lead, to));
      if (notice.ok) return { state: 'parked', error: `${result.error} (a notice was sent instead)` };
      return laterOrParked(lead, result, parts);
    }
    case 'address-refused': {
      log.alarm('mail-address-refused', { lead: lead.id, error: result.error });
      const second = toSecond ? await mailer.send(leadMail(lead, toSecond)) : undefined;
      if (second?.ok) return { state: 'sent', reply: second.reply, note: `To the second address. ${result.error}` };
      return laterOrParked(lead, result, parts, slowWaitMs);
    }
  }
}

function laterOrParked(lead: Lead, { error }: SendFailure, parts: DeliveryParts, leastWaitMs = 0): Outcome {
  const wait = parts.schedule(lead.attempts + 1);
  if (wait !== 'give up')
    return { state: 'pending', error, afterMs: Math.max(wait, leastWaitMs), countsAsAttempt: true };
  parts.log.alarm('lead-parked', { lead: lead.id, attempts: lead.attempts + 1, error });
  return { state: 'parked', error };
}
