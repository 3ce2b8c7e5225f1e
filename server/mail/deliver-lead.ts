import type { Lead, Outcome } from '../leads/lead.ts';
import type { Log } from '../log.ts';
import { leadMail, noticeMail } from './lead-mail.ts';
import { isLasting, nextStep, type Try, type TryEnd } from './lead-try.ts';
import type { retrySchedule } from './retry-schedule.ts';
import type { Mail, Mailer, SendFailure, SendResult } from './smtp-mailer.ts';

export type LeadDeliveryOptions = {
  mailer: Mailer;
  /** MAIL_TO. Each recipient gets a separate mail, so that one refusal affects only that recipient. */
  to: readonly string[];
  /** MAIL_TO_SECOND. Gets a lead that no recipient of MAIL_TO accepts. */
  toSecond: readonly string[];
  log: Log;
  schedule: typeof retrySchedule;
  isServerUp: () => Promise<boolean>;
};

/** What the store records about the attempt, and who received the lead. */
export type LeadDelivery = Outcome & TryEnd;

/** Tries once to mail a lead to every recipient who does not have it yet. */
export async function deliverLead(lead: Lead, options: LeadDeliveryOptions): Promise<LeadDelivery> {
  const { mailer, to, toSecond, log, schedule, isServerUp } = options;
  const attempt = lead.attempts + 1;
  const retryAfterMs = schedule(attempt);
  const recipients = to.filter((recipient) => !lead.deliveredTo.includes(recipient));
  const sendAll = (mail: Mail, readers: readonly string[]) =>
    Promise.all(readers.map((reader) => mailer.send(mail, reader)));

  const results = await sendAll(leadMail(lead, to), recipients);
  const failures = results.filter((result) => !result.ok);
  const deliveredTo = [...lead.deliveredTo, ...recipients.filter((_, index) => results[index]?.ok)];
  const progress: Try = {
    attempt,
    canRetry: retryAfterMs !== undefined,
    wasTaken: lead.deliveredTo.length > 0,
    hasSecondAddress: toSecond.length > 0,
    results,
  };
  let step = nextStep(progress);
  while (typeof step === 'string') {
    if (step === 'check server') progress.isServerUp = await isServerUp();
    if (step === 'send to second address') progress.second = best(await sendAll(leadMail(lead, toSecond), toSecond));
    if (step === 'send notice') progress.notice = best(await sendAll(noticeMail(lead, to), recipients));
    step = nextStep(progress);
  }
  raiseAlarms(log, lead, step, results);
  const taken = [...results, progress.second].find((result) => result?.ok);
  return {
    ...step,
    deliveredTo: step.reached === 'MAIL_TO_SECOND' ? [...deliveredTo, ...toSecond] : deliveredTo,
    error: errorOf(failures, progress),
    reply: taken?.ok ? taken.reply : undefined,
    afterMs: step.countsAsAttempt ? retryAfterMs : undefined,
  };
}

/** The combined result for several addresses of which one is enough. */
function best(results: readonly SendResult[]): SendResult {
  return results.reduce((one, other) => (one.ok ? one : other));
}

function raiseAlarms(
  log: Log,
  lead: Lead,
  { state, reached, countsAsAttempt }: TryEnd,
  results: readonly SendResult[],
) {
  const failure = results.find((result) => !result.ok);
  if (!failure) return;
  const { code: error, advice } = failure;
  // A temporary refusal raises no alarm yet. A mail server that is down has its own alarm.
  const isWorthIt = reached === 'MAIL_TO_SECOND' || (countsAsAttempt && isLasting(lead.attempts + 1, results));
  if (isWorthIt) log.alarm('mail-refused', { lead: lead.id, error, advice, reached });
  const whatToDo = `Correct what is wrong, then: npm run leads -- resend ${lead.id}, or done ${lead.id} if you have answered it.`;
  if (state === 'parked') log.alarm('lead-parked', { lead: lead.id, error, advice: whatToDo, reached });
}

function errorOf(failures: readonly SendFailure[], { second, notice }: Try): string | undefined {
  const errors = failures.map(({ error }) => error).join('; ');
  if (errors === '') return undefined;
  if (second?.ok) return `To the second address. ${errors}`;
  return notice?.ok ? `${errors} (a notice was sent instead)` : errors;
}
