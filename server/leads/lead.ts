import type { FormName } from '#contract/form-fields.ts';

/** What the visitor sent, as text. Leads of earlier versions also contain other JSON. */
export type LeadParams = Record<string, unknown>;

/**
 * - `pending`: waits for its next try; `sending`: leased to a worker
 * - `sent`: a mail server took it for every recipient, or for the second address
 * - `parked`: tried for days, or its text was refused; a person has to look (`npm run leads -- list --parked`)
 * - `done`: was parked, and a person has closed it (`npm run leads -- done ID`)
 */
export const leadStates = ['pending', 'sending', 'sent', 'parked', 'done'] as const;
export type LeadState = (typeof leadStates)[number];

/** The page a form was sent from, and the campaign parameters of its address as a query; empty when not known. */
export type LeadSource = { page: string; campaign: string };

export type NewLead = LeadSource & {
  form: FormName;
  params: LeadParams;
  flags: string[];
  spam: string | undefined;
  /** Equal for two leads with the same text. */
  dedupeKey: string;
  /** Lower-cased address for deletion on request; empty when none was given. */
  emailKey: string;
};

/** Times are milliseconds since 1970; leads are ordered by `sequence`, because clocks can be set back. */
export type Lead = Omit<NewLead, 'dedupeKey' | 'emailKey'> & {
  sequence: number;
  id: string;
  state: LeadState;
  receivedAt: number;
  duplicates: number;
  /** Failed tries since it was last queued. */
  attempts: number;
  dueAt: number;
  lastError: string | undefined;
  /** The recipients for whom a mail server has taken the lead. They do not get it again. */
  deliveredTo: readonly string[];
  /** When `npm run leads -- resend` queued it. The new mail has its own id and date. */
  resentAt: number | undefined;
  /** When the last recipient's mail server took it. */
  sentAt: number | undefined;
  reply: string | undefined;
};

/** How a try ended, as the store records it; `afterMs` is the wait until the next try. */
export type Outcome = {
  state: 'sent' | 'pending' | 'parked';
  countsAsAttempt: boolean;
  deliveredTo: readonly string[];
  error?: string | undefined;
  reply?: string | undefined;
  afterMs?: number | undefined;
};
