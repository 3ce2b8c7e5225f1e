import type { Lead, Outcome } from '../leads/lead.ts';
import type { Log } from '../log.ts';
import { leadMail, noticeMail } from './lead-mail.ts';
import type { retrySchedule } from './retry-schedule.ts';
import type { Mailer, SendFailure } from './smtp-mailer.ts';

/**
 * From this failed try on, a temporary refusal is treated like a lasting one. It is made about six minutes after the
 * first try, when greylisting has usually ended.
 */
const lastingFromAttempt = 3;

export type LeadDeliveryOptions = {
  mailer: Mailer;
  /** One address, or several with commas between them. */
  to: string;
  toSecond?: string | undefined;
  log: Log;
  schedule: typeof retrySchedule;
  /** Whether the server can be reached and takes the sign-in. */
  isServerUp: () => Promise<boolean>;
};

/**
 * Which address took the mail. `delayed`: none yet, but it is too early for an alarm. `code` is for the log if a try failed.
 */
export type LeadDelivery = {
  reached: 'first' | 'second' | 'nobody' | 'delayed';
  outcome: Outcome;
  code?: string;
};

/** Tries once to mail one lead. Resolves with the outcome, which the store then records. */
export async function deliverLead(lead: Lead, options: LeadDeliveryOptions): Promise<LeadDelivery> {
  const { mailer, to, log, isServerUp } = options;
  const result = await mailer.send(leadMail(lead, to));
  if (result.ok) {
    const outcome: Outcome = { state: 'sent', countsAsAttempt: false, deliveredTo: [], reply: result.reply };
    if (!result.partialFailure) return { reached: 'first', outcome };
    alarm(log, lead, result.partialFailure);
    outcome.error = `One of several addresses was refused. ${result.partialFailure.error}`;
    return { reached: 'first', outcome, code: result.partialFailure.code };
  }
  const { kind, error, code } = result;
  // The mail server takes no mail at all. That is not the fault of this lead, so the try does not count.
  if (kind === 'no-answer' && !(await isServerUp()))
    return { reached: 'delayed', outcome: { state: 'pending', countsAsAttempt: false, deliveredTo: [], error }, code };

  const isRefused = kind === 'address-refused' || kind === 'text-refused';
  const isLasting = lead.attempts + 1 >= lastingFromAttempt;
  if (!isRefused && !isLasting) return { reached: 'delayed', outcome: laterOrParked(lead, result, options), code };

  alarm(log, lead, result);
  const fallback = await sendToSecondOrNotice(lead, result, options);
  if (fallback) return { ...fallback, code };
  return { reached: 'nobody', outcome: laterOrParked(lead, result, options), code };
}

/**
 * Sends the lead to the second address. If that fails too and the text was refused, sends a notice without the text.
 * Resolves with `undefined` if both fail.
 */
async function sendToSecondOrNotice(
  lead: Lead,
  { kind, error }: SendFailure,
  { mailer, to, toSecond }: LeadDeliveryOptions,
): Promise<LeadDelivery | undefined> {
  const second = toSecond ? await mailer.send(leadMail(lead, toSecond)) : undefined;
  if (second?.ok) {
    const note = `To the second address. ${error}`;
    return {
      reached: 'second',
      outcome: { state: 'sent', countsAsAttempt: false, deliveredTo: [], reply: second.reply, error: note },
    };
  }
  const notice = kind === 'text-refused' ? await mailer.send(noticeMail(lead, to)) : undefined;
  if (notice?.ok) {
    const note = `${error} (a notice was sent instead)`;
    return { reached: 'first', outcome: { state: 'parked', countsAsAttempt: true, deliveredTo: [], error: note } };
  }
  return undefined;
}

function alarm(log: Log, lead: Lead, { code, advice }: SendFailure): void {
  log.alarm('mail-refused', { lead: lead.id, error: code, advice });
}

function laterOrParked(lead: Lead, { error, code }: SendFailure, { log, schedule }: LeadDeliveryOptions): Outcome {
  const attempts = lead.attempts + 1;
  const afterMs = schedule(attempts);
  if (afterMs !== undefined) return { state: 'pending', countsAsAttempt: true, deliveredTo: [], error, afterMs };
  const parkedAdvice = 'Correct what is wrong, then: npm run leads -- resend --parked';
  log.alarm('lead-parked', { lead: lead.id, attempts, error: code, advice: parkedAdvice });
  return { state: 'parked', countsAsAttempt: true, deliveredTo: [], error };
}
