import { type Lead, type Outcome, permanentAfterAttempts } from '../leads/lead.ts';
import type { Log } from '../log.ts';
import { leadMail, mailWithoutLeadText } from './lead-mail.ts';
import type { Mail, Mailer, SendFailure, SendResult } from './smtp-mailer.ts';

const minute = 60_000;

/**
 * In minutes. RFC 5321 §4.5.4.1: retries for at least four to five days. Greylisting often ends after 5 to 15 minutes.
 */
const waits = [1, 5, 15, 30, 60, 120, 240, ...Array<number>(14).fill(480)];

/**
 * Returns the wait before the next attempt in milliseconds, or `undefined` to give up. `random` (0 to 1) spreads leads
 * that failed together by up to 20 %.
 */
export function retrySchedule(failedAttempts: number, random = Math.random()): number | undefined {
  const wait = waits[failedAttempts - 1];
  return wait && Math.round(wait * minute * (0.8 + 0.4 * random));
}

export type LeadDeliveryOptions = {
  mailer: Mailer;
  /** MAIL_TO. Each recipient gets a separate mail, so that one refusal affects only that recipient. */
  to: readonly string[];
  log: Log;
  schedule: typeof retrySchedule;
  /** Whether the mail server can be reached and accepts the sign-in. */
  isServerUp: () => Promise<boolean>;
};

/** Tries once to mail a lead to every recipient who does not have it yet, and decides what happens to it next. */
export async function deliverLead(lead: Lead, options: LeadDeliveryOptions): Promise<Outcome> {
  const { mailer, to, log, schedule, isServerUp } = options;
  const recipients = to.filter((recipient) => !lead.deliveredTo.includes(recipient));
  const sendAll = async (mail: Mail) => {
    const results: SendResult[] = [];
    for (const recipient of recipients) results.push(await mailer.send(mail, recipient));
    return results;
  };

  const results = await sendAll(leadMail(lead, to));
  const failures = results.filter((result) => !result.ok);
  const sent = {
    deliveredTo: [...lead.deliveredTo, ...recipients.filter((_, index) => results[index]?.ok)],
    reply: results.find((result) => result.ok)?.reply,
  };
  const [failure] = failures;
  if (!failure) return { ...sent, type: 'sent' };

  const error = failures.map((failed) => failed.error).join('; ');
  if (failures.some(hasNoVerdict) && !(await isServerUp())) return { ...sent, type: 'unavailable', error };

  const attempt = lead.attempts + 1;
  // Whether a retry is unlikely to help.
  const isLasting = attempt >= permanentAfterAttempts || failures.every(isRefusal);
  const hasNobody = isLasting && sent.deliveredTo.length === 0;
  const isTextRefused = failures.some(({ kind }) => kind === 'text-refused');
  const notices = hasNobody && isTextRefused ? await sendAll(mailWithoutLeadText(lead, to)) : [];
  const isNoticed = notices.some(({ ok }) => ok);
  const reached = sent.deliveredTo.join(', ') || (isNoticed ? 'only a notice' : 'nobody');
  const alarm = (event: string, advice: string) =>
    log.alarm(event, { lead: lead.id, error: failure.code, advice, reached });
  if (isLasting) alarm('mail-refused', failure.advice);

  const afterMs = isNoticed ? undefined : schedule(attempt);
  if (afterMs !== undefined) return { ...sent, type: 'retry', error, afterMs };
  const advice = `Correct what is wrong, then: npm run leads -- resend ${lead.id}, or done ${lead.id} if you have answered it.`;
  alarm('lead-parked', advice);
  return { ...sent, type: 'parked', error: isNoticed ? `${error} (a notice was sent instead)` : error };
}

/** Whether the mail server did not judge the mail. It may then be unavailable for all mails. */
function hasNoVerdict({ kind }: SendFailure): boolean {
  return kind === 'no-answer' || kind === 'sign-in-refused';
}

function isRefusal({ kind }: SendFailure): boolean {
  return kind === 'address-refused' || kind === 'text-refused';
}
