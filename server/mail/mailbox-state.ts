import type { Reached } from './deliver-lead.ts';

const minute = 60_000;
const hour = 60 * minute;
/** How often a working mail server is checked, to detect a changed password before the next lead arrives. */
const checkMs = 5 * minute;

/**
 * - `unchecked`: the first check of the mail server is still running
 * - `failing`: one check has failed, perhaps for a short time only; mails wait
 * - `stopped`: several checks in a row have failed, or the server refuses the sign-in; mails wait
 * - `ok`: an address of MAIL_TO accepted the last lead or a notice about it, or no lead was mailed yet
 * - `refused`: no address accepted the last lead
 */
export type MailState = Mailbox['state'];
type LeadResult = 'ok' | 'refused';

/** The time of `nextCheckAt` is that of `performance.now()`. `lastLead` becomes the state when a check passes. */
export type Mailbox =
  | { state: 'unchecked'; nextCheckAt: 0 }
  | { state: LeadResult; nextCheckAt: number }
  | { state: 'failing' | 'stopped'; nextCheckAt: number; failedChecks: number; lastLead: LeadResult };

/** The result of a check of the mail server, or of an attempt to mail a lead. */
export type MailEvent =
  | { type: 'check passed' }
  | { type: 'check failed'; isSignInRefused: boolean }
  | { type: 'lead mailed'; reached: Reached };

export const uncheckedMailbox: Mailbox = { state: 'unchecked', nextCheckAt: 0 };

/** `pauseMs` is the first pause after a failed check. Each following pause is twice as long. */
export function nextMailbox(mailbox: Mailbox, event: MailEvent, now: number, pauseMs: number): Mailbox {
  switch (event.type) {
    case 'check passed':
      return { state: lastLeadOf(mailbox), nextCheckAt: now + checkMs };
    case 'check failed': {
      const failedChecks = 1 + ('failedChecks' in mailbox ? mailbox.failedChecks : 0);
      // Providers ban an address that repeats a wrong password often.
      const [first, longest] = event.isSignInRefused ? [minute, hour] : [pauseMs, minute];
      const pause = Math.min(longest, first * 2 ** (failedChecks - 1));
      const state = failedChecks > 1 || event.isSignInRefused ? 'stopped' : 'failing';
      return { state, nextCheckAt: now + pause, failedChecks, lastLead: lastLeadOf(mailbox) };
    }
    case 'lead mailed':
      if (event.reached === 'undecided') return mailbox;
      // The server has answered a mail, so it works.
      return {
        state: event.reached === 'MAIL_TO' ? 'ok' : 'refused',
        nextCheckAt: 'failedChecks' in mailbox ? now + checkMs : mailbox.nextCheckAt,
      };
  }
}

function lastLeadOf(mailbox: Mailbox): LeadResult {
  if (mailbox.state === 'unchecked') return 'ok';
  return 'lastLead' in mailbox ? mailbox.lastLead : mailbox.state;
}

export function isUsable({ state }: Mailbox): boolean {
  return state === 'ok' || state === 'refused';
}
