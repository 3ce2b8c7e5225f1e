import type { SendFailure, SendResult } from './smtp-mailer.ts';

/**
 * From this failed attempt on, a temporary refusal is treated as permanent. The attempt is about six minutes after the
 * first, when greylisting has usually ended.
 */
const lastingFromAttempt = 3;

/** An attempt to mail a lead, and its results so far. */
export type Try = {
  /** 1 for the first attempt. */
  attempt: number;
  /** Whether the schedule allows another attempt. */
  canRetry: boolean;
  /** Whether a recipient accepted the lead in an earlier attempt. */
  wasTaken: boolean;
  hasSecondAddress: boolean;
  /** One result for each recipient who had not accepted the lead before. */
  results: readonly SendResult[];
  /** Whether the mail server can be reached and accepts the sign-in. Undefined until checked. */
  isServerUp?: boolean;
  second?: SendResult;
  /** The result of the notice: a mail without the lead's text, sent after the text was refused. */
  notice?: SendResult;
};

/**
 * `reached`: which addresses received the lead, or the notice about it; `undecided` if it is too early to raise an
 * alarm. `countsAsAttempt`: false if the mail server was unavailable, which is not a problem of this lead.
 */
export type TryEnd = {
  state: 'sent' | 'pending' | 'parked';
  reached: 'MAIL_TO' | 'MAIL_TO_SECOND' | 'nobody' | 'undecided';
  countsAsAttempt: boolean;
};

export type TryStep = 'check server' | 'send to second address' | 'send notice' | TryEnd;

export function nextStep(current: Try): TryStep {
  const failures = current.results.filter((result) => !result.ok);
  const isTaken = current.wasTaken || current.results.some(({ ok }) => ok);
  if (failures.length === 0) return { state: 'sent', reached: 'MAIL_TO', countsAsAttempt: false };

  // There was no answer about this mail, so the server may be unavailable for all mails.
  if (failures.some(({ kind }) => kind === 'no-answer')) {
    if (current.isServerUp === undefined) return 'check server';
    // Even if one recipient has the lead, `reached` is `undecided`: any other value would mark the mail server as
    // working.
    if (!current.isServerUp) return { state: 'pending', reached: 'undecided', countsAsAttempt: false };
  }

  const retry = current.canRetry ? 'pending' : 'parked';
  if (isTaken) return { state: retry, reached: 'MAIL_TO', countsAsAttempt: true };
  if (!isLasting(current.attempt, current.results))
    return { state: retry, reached: 'undecided', countsAsAttempt: true };

  if (current.hasSecondAddress && !current.second) return 'send to second address';
  if (current.second?.ok) return { state: 'sent', reached: 'MAIL_TO_SECOND', countsAsAttempt: false };

  if (failures.some(({ kind }) => kind === 'text-refused') && !current.notice) return 'send notice';
  if (current.notice?.ok) return { state: 'parked', reached: 'MAIL_TO', countsAsAttempt: true };
  return { state: retry, reached: 'nobody', countsAsAttempt: true };
}

/**
 * Whether a retry is unlikely to help: every remaining recipient refused the lead, or attempts have failed for minutes.
 */
export function isLasting(attempt: number, results: readonly SendResult[]): boolean {
  const failures = results.filter((result) => !result.ok);
  const isRefused = ({ kind }: SendFailure) => kind === 'address-refused' || kind === 'text-refused';
  return attempt >= lastingFromAttempt || failures.every(isRefused);
}
