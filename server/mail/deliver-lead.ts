import type { Lead, Outcome } from '../leads/lead.ts';
import type { Log } from '../log.ts';
import { leadMail, noticeMail } from './lead-mail.ts';
import type { Mailer, SendFailure } from './smtp-mailer.ts';

const minute = 60_000;
const hour = 60 * minute;
/**
 * Waits after the first failed try, the second, and so on. Two tries in the first hour and five days in all are what
 * RFC 5321 §4.5.4.1 asks for; the 5 and 15 minutes are when greylisting usually ends.
 */
const firstWaits = [1 * minute, 5 * minute, 15 * minute, 30 * minute, 1 * hour, 2 * hour, 4 * hour];
const laterWait = 8 * hour;
/** A full or unknown mailbox is not mended within minutes. */
const refusedWaitMs = 30 * minute;
const giveUpAfterMs = 5 * 24 * hour;
const jitter = 0.2;

/** Counted in tries and not in dates, so that a clock that jumps parks nothing. */
const laterTries = Math.floor((giveUpAfterMs - firstWaits.reduce((sum, wait) => sum + wait, 0)) / laterWait);
/** @internal exported for the tests */
export const mostAttempts = 1 + firstWaits.length + laterTries;

export type RetrySchedule = (failedAttempts: number) => number | 'give up';

export function retrySchedule(random: () => number = Math.random): RetrySchedule {
  return (failedAttempts) => {
    if (failedAttempts >= mostAttempts) return 'give up';
    const wait = firstWaits[failedAttempts - 1] ?? laterWait;
    return Math.round(wait * (1 - jitter + 2 * jitter * random()));
  };
}

export type DeliveryParts = {
  mailer: Mailer;
  to: string;
  toSecond?: string | undefined;
  schedule: RetrySchedule;
  log: Log;
};

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
