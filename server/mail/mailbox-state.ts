import type { TryEnd } from './lead-try.ts';

/**
 * - `unchecked`: the first check of the mail server has not ended
 * - `failing`: one check has failed, which may be a short disturbance; mails wait
 * - `stopped`: several checks in a row have failed; mails wait
 * - `ok`: the last lead reached an address of MAIL_TO, or there was none yet
 * - `second address`: MAIL_TO refused the last lead, and MAIL_TO_SECOND took it
 * - `refused`: the last lead reached nobody
 */
export type MailState = 'unchecked' | 'failing' | 'stopped' | 'ok' | 'second address' | 'refused';

/** What a check of the mail server showed, or whom a lead has reached. */
export type MailEvent = 'check passed' | 'check failed' | TryEnd['reached'];

type LeadResult = Extract<MailState, 'ok' | 'second address' | 'refused'>;

/** `lastLead` is the result of the last lead. It determines the state again once a check passes. */
export type Mailbox = { state: MailState; failedChecks: number; lastLead: LeadResult };

export const uncheckedMailbox: Mailbox = { state: 'unchecked', failedChecks: 0, lastLead: 'ok' };

const leadResults = {
  MAIL_TO: 'ok',
  MAIL_TO_SECOND: 'second address',
  nobody: 'refused',
} satisfies Partial<Record<MailEvent, LeadResult>>;

export function nextMailbox(mailbox: Mailbox, event: MailEvent): Mailbox {
  const { failedChecks, lastLead } = mailbox;
  switch (event) {
    case 'undecided':
      return mailbox;
    case 'check passed':
      return { state: lastLead, failedChecks: 0, lastLead };
    case 'check failed':
      return { state: failedChecks === 0 ? 'failing' : 'stopped', failedChecks: failedChecks + 1, lastLead };
    default: {
      // The server answered, so it can be used.
      const result = leadResults[event];
      return { state: result, failedChecks: 0, lastLead: result };
    }
  }
}

/** Whether mails are sent in this state. */
export function isUsable({ state }: Mailbox): boolean {
  return state === 'ok' || state === 'second address' || state === 'refused';
}
