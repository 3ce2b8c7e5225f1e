import type { FormName } from '#contract/form-fields.ts';

/** What the visitor sent, known fields and unknown ones, as text; leads of earlier versions also hold other JSON. */
export type LeadParams = Record<string, unknown>;

/**
 * - `pending`: waits for its next try; `sending`: leased to a worker
 * - `held`: one of a flood; listed in a summary mail; `npm run leads -- resend --held` mails it by itself
 * - `sent`: the mail server took it
 * - `parked`: tried for days, or refused; a person has to look (`npm run leads -- list --parked`)
 */
export const leadStates = ['pending', 'sending', 'held', 'sent', 'parked'] as const;
export type LeadState = (typeof leadStates)[number];

/** The page a form was sent from, and the campaign parameters of its address as a query; empty when not known. */
export type LeadSource = { page: string; campaign: string };

export type NewLead = LeadSource & {
  form: FormName;
  params: LeadParams;
  /** What is odd about it, for the reader of the mail. */
  flags: string[];
  spam: string | undefined;
  /** Equal for two leads with the same text. */
  dedupeKey: string;
  /** Lower-cased address for deletion on request; empty when none was given. */
  emailKey: string;
};

/** Times are milliseconds since 1970; leads are ordered by `sequence`, since clocks jump. */
export type Lead = Omit<NewLead, 'dedupeKey' | 'emailKey'> & {
  sequence: number;
  id: string;
  state: LeadState;
  receivedAt: number;
  /** How often the same was sent again. */
  duplicates: number;
  /** Failed tries since it was last queued. */
  attempts: number;
  dueAt: number;
  lastError: string | undefined;
  /** When a mail server took a mail with this lead, either its own mail or a summary. */
  sentAt: number | undefined;
  /** What the mail server answered then. */
  reply: string | undefined;
};

/** How a try ended, as the store records it; `afterMs` is the wait until the next try. */
export type Outcome = {
  state: 'sent' | 'pending' | 'parked';
  countsAsAttempt: boolean;
  error?: string;
  reply?: string;
  afterMs?: number;
};
