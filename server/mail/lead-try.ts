import type { SendFailure, SendResult } from './smtp-mailer.ts';

/**
 * From this failed try on, a temporary refusal is treated like a lasting one. It is made about six minutes after the
 * first try, when greylisting has usually ended.
 */
const lastingFromAttempt = 3;

/** One try to mail a lead, and what has happened in it so far. */
export type Try = {
  /** 1 for the first try. */
  attempt: number;
  /** Whether the schedule allows another try after this one. */
  canRetry: boolean;
  /** Whether a recipient has taken the lead in an earlier try. */
  wasTaken: boolean;
  hasSecondAddress: boolean;
  /** The result for each recipient who had not taken the lead. */
  results: readonly SendResult[];
  /** Whether the mail server can be reached and accepts the sign-in. */
  isServerUp?: boolean;
  second?: SendResult;
  /** The mail without the lead's text, when the text was refused. */
  notice?: SendResult;
};

/**
 * `reached`: the addresses of which at least one has the lead, or the notice about it. `undecided` means that it is too early for
 * an alarm. Without `countsAsAttempt` the mail server was away, which is not the fault of this lead.
 */
export type TryEnd = {
  state: 'sent' | 'pending' | 'parked';
  reached: 'MAIL_TO' | 'MAIL_TO_SECOND' | 'nobody' | 'undecided';
  countsAsAttempt: boolean;
};

export type TryStep = 'check server' | 'send to second address' | 'send notice' | TryEnd;

/** Decides the next step of a try. */
export function nextStep(current: Try): TryStep {
  const failures = current.results.filter((result) => !result.ok);
  const isTaken = current.wasTaken || current.results.some(({ ok }) => ok);
  if (failures.length === 0) return { state: 'sent', reached: 'MAIL_TO', countsAsAttempt: false };

  // The server said nothing about the mail, so it may be away for all mails.
  if (failures.some(({ kind }) => kind === 'no-answer')) {
    if (current.isServerUp === undefined) return 'check server';
    // Also if somebody has the lead already: nothing may count as an answer of the server, because mails have to wait
    // for it.
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
 * Whether waiting is unlikely to help: everybody who does not have the lead refuses it, or it has been tried for
 * minutes.
 */
export function isLasting(attempt: number, results: readonly SendResult[]): boolean {
  const failures = results.filter((result) => !result.ok);
  const isRefused = ({ kind }: SendFailure) => kind === 'address-refused' || kind === 'text-refused';
  return attempt >= lastingFromAttempt || failures.every(isRefused);
}
