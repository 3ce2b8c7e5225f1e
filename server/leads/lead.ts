import type { FormName } from '#contract/form-fields.ts';

/** The fields that the visitor sent. */
export type LeadParams = Record<string, string>;

/**
 * - `pending`: waits for its next delivery attempt
 * - `sending`: a server process is mailing it
 * - `sent`: the mail server accepted it for every address of MAIL_TO
 * - `parked`: attempts have ended before every recipient had it, so the owner has to act (`leads -- list --parked`)
 * - `done`: was parked, and the owner has closed it (`npm run leads -- done ID`)
 */
export const leadStates = ['pending', 'sending', 'sent', 'parked', 'done'] as const;
export type LeadState = (typeof leadStates)[number];

/** The path of the page with the form, and the campaign parameters in its URL as a query string. Empty if unknown. */
export type LeadSource = { page: string; campaign: string };

export type NewLead = LeadSource & {
  form: FormName;
  params: LeadParams;
  flags: string[];
  spam: string | undefined;
  /** A hash of the form and its fields, to detect duplicates. Possible spam never has the key of a real lead. */
  dedupeKey: string;
};

/** Times are in milliseconds since 1970. Lists are ordered by `sequence`, because clocks can be set back. */
export type Lead = Omit<NewLead, 'dedupeKey'> & {
  sequence: number;
  id: string;
  state: LeadState;
  receivedAt: number;
  duplicates: number;
  /** Failed attempts since the lead arrived or was resent. Those while the mail server is unavailable do not count. */
  attempts: number;
  dueAt: number;
  lastError: string | undefined;
  /** Recipients for whom the mail server has accepted the lead. Later attempts leave them out. */
  deliveredTo: readonly string[];
  /** When `npm run leads -- resend` queued the lead again. The new mail has its own id and date. */
  resentAt: number | undefined;
  sentAt: number | undefined;
  reply: string | undefined;
};

/**
 * From this number of attempts on, after about six minutes, a failure is reported to the owner, because greylisting has often
 * ended by then. The attempts go on.
 */
export const permanentAfterAttempts = 3;

/**
 * The result of a delivery attempt, as stored:
 *
 * - `sent`: the mail server has accepted it for every recipient
 * - `unavailable`: the mail server cannot be used; the lead stays due, and the attempt does not count
 * - `retry`: the next attempt is in `afterMs`
 * - `parked`: no further attempt
 */
export type Outcome = { deliveredTo: readonly string[]; reply?: string | undefined } & (
  | { type: 'sent' }
  | { type: 'unavailable'; error: string }
  | { type: 'retry'; error: string; afterMs: number }
  | { type: 'parked'; error: string }
);
