import type { Reached } from './deliver-lead.ts';

/**
 * - `unchecked`: the first check of the mail server is still running
 * - `failing`: one check has failed, perhaps for a short time only; mails wait
 * - `stopped`: several checks in a row have failed; mails wait
 * - `ok`: an address of MAIL_TO accepted the last lead or a notice about it, or no lead was mailed yet
 * - `second address`: MAIL_TO refused the last lead, and MAIL_TO_SECOND accepted it
 * - `refused`: no address accepted the last lead
 */
export type MailState = 'unchecked' | 'failing' | 'stopped' | 'ok' | 'second address' | 'refused';

/** The result of a check of the mail server, or of an attempt to mail a lead. */
export type MailEvent = 'check passed' | 'check failed' | Reached;

type LeadResult = Extract<MailState, 'ok' | 'second address' | 'refused'>;

/** `lastLead` is the result of the last lead. It becomes the state again when a check passes. */
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
      // Every other event means that the server has answered a mail or a check, so the server works.
      const result = leadResults[event];
      return { state: result, failedChecks: 0, lastLead: result };
    }
  }
}

export function isUsable({ state }: Mailbox): boolean {
  return state === 'ok' || state === 'second address' || state === 'refused';
}
