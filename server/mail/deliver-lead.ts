import type { Lead, Outcome } from '../leads/lead.ts';
import type { Log } from '../log.ts';
import { leadMail, noticeMail } from './lead-mail.ts';
import type { retrySchedule } from './retry-schedule.ts';
import type { Mail, Mailer, SendFailure } from './smtp-mailer.ts';

/** From this attempt on, after about six minutes, every failure counts as lasting: greylisting has often ended. */
const lastingFromAttempt = 3;

export type LeadDeliveryOptions = {
  mailer: Mailer;
  /** MAIL_TO. Each recipient gets a separate mail, so that one refusal affects only that recipient. */
  to: readonly string[];
  log: Log;
  schedule: typeof retrySchedule;
  /** Whether the mail server can be reached and accepts the sign-in. */
  isServerUp: () => Promise<boolean>;
};

/** Who has the lead, or the notice about it. `undecided`: too early for an alarm, or the mail server is unavailable. */
export type Reached = 'MAIL_TO' | 'nobody' | 'undecided';

/** What the store records about the attempt, and who received the lead. */
export type LeadDelivery = Outcome & { reached: Reached };

/** Tries once to mail a lead to every recipient who does not have it yet, and decides what happens to it next. */
export async function deliverLead(lead: Lead, options: LeadDeliveryOptions): Promise<LeadDelivery> {
  const { mailer, to, log, schedule, isServerUp } = options;
  const attempt = lead.attempts + 1;
  const recipients = to.filter((recipient) => !lead.deliveredTo.includes(recipient));
  const sendAll = (mail: Mail, readers: readonly string[]) =>
    Promise.all(readers.map((reader) => mailer.send(mail, reader)));

  const results = await sendAll(leadMail(lead, to), recipients);
  const failures = results.filter((result) => !result.ok);
  const deliveredTo = [...lead.deliveredTo, ...recipients.filter((_, index) => results[index]?.ok)];
  const reply = results.find((result) => result.ok)?.reply;
  const [failure] = failures;
  if (!failure) return { state: 'sent', reached: 'MAIL_TO', countsAsAttempt: false, deliveredTo, reply };

  const error = failures.map((failed) => failed.error).join('; ');
  // Without an answer, the mail server may be unavailable for all mails. If it is, the attempt does not count.
  if (failures.some(hasNoVerdict) && !(await isServerUp()))
    return { state: 'pending', reached: 'undecided', countsAsAttempt: false, deliveredTo, error, reply };

  // Whether a retry is unlikely to help.
  const isLasting = attempt >= lastingFromAttempt || failures.every(isRefusal);
  const reportRefusal = (reached: Reached) => {
    // A failure that may be temporary raises no alarm yet.
    if (isLasting) log.alarm('mail-refused', { lead: lead.id, error: failure.code, advice: failure.advice, reached });
  };
  const retryAfterMs = schedule(attempt);
  const notSent = (reached: Reached, changes: Partial<Outcome> = {}): LeadDelivery => {
    reportRefusal(reached);
    const state = changes.state ?? (retryAfterMs === undefined ? 'parked' : 'pending');
    const advice = `Correct what is wrong, then: npm run leads -- resend ${lead.id}, or done ${lead.id} if you have answered it.`;
    if (state === 'parked') log.alarm('lead-parked', { lead: lead.id, error: failure.code, advice, reached });
    return { countsAsAttempt: true, deliveredTo, error, reply, afterMs: retryAfterMs, ...changes, state, reached };
  };
  if (deliveredTo.length > 0) return notSent('MAIL_TO');
  if (!isLasting) return notSent('undecided');
  if (failures.some(({ kind }) => kind === 'text-refused')) {
    const notices = await sendAll(noticeMail(lead, to), recipients);
    if (notices.some(({ ok }) => ok))
      return notSent('MAIL_TO', { state: 'parked', error: `${error} (a notice was sent instead)` });
  }
  return notSent('nobody');
}

function hasNoVerdict({ kind }: SendFailure): boolean {
  return kind === 'no-answer' || kind === 'sign-in-refused';
}

function isRefusal({ kind }: SendFailure): boolean {
  return kind === 'address-refused' || kind === 'text-refused';
}
