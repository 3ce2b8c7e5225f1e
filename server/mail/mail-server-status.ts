import type { SendFailure } from './smtp-mailer.ts';

const minute = 60_000;
const hour = 60 * minute;
/** How often a working mail server is checked, to detect a changed password before the next lead arrives. */
const checkMs = 5 * minute;

/**
 * - `ok`: the mail server can be reached and accepts the sign-in
 * - `failing`: the first check is still running, or one has failed, perhaps for a short time only; mails wait
 * - `stopped`: several checks in a row have failed, or the server refuses the sign-in; mails wait
 */
export type MailState = 'ok' | 'failing' | 'stopped';

/** `nextCheckAt` is a time of `performance.now()`. */
export type MailServerStatus = { state: MailState; nextCheckAt: number; failedChecks: number };

export const initialStatus: MailServerStatus = { state: 'failing', nextCheckAt: 0, failedChecks: 0 };

/**
 * Returns the status after a check. `pauseMs` is the pause after the first failed check, unless the server refuses the
 * sign-in. Each following pause is twice as long.
 */
export function statusAfterCheck(
  status: MailServerStatus,
  failure: SendFailure | undefined,
  now: number,
  pauseMs: number,
): MailServerStatus {
  if (!failure) return { state: 'ok', nextCheckAt: now + checkMs, failedChecks: 0 };
  const isSignInRefused = failure.kind === 'sign-in-refused';
  const failedChecks = status.failedChecks + 1;
  // Providers ban an IP address that often sends a wrong password.
  const [first, longest] = isSignInRefused ? [minute, hour] : [pauseMs, minute];
  const pause = Math.min(longest, first * 2 ** (failedChecks - 1));
  const state = failedChecks > 1 || isSignInRefused ? 'stopped' : 'failing';
  return { state, nextCheckAt: now + pause, failedChecks };
}
