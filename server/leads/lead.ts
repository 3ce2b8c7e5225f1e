import type { FormName } from '#contract/enquiry.ts';

/** What the visitor sent, known fields and unknown ones, as text; leads of earlier versions also hold other JSON. */
export type LeadParams = Record<string, unknown>;

/**
 * - `pending`: waits for its next try; `sending`: a worker holds it until its lease ends
 * - `held`: came in a flood; mailed later, at its own time, or at once by `npm run leads -- resend --held`
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
  /** Equal for two leads that say the same. */
  dedupeKey: string;
  /** Lower-cased address for deletion on request; empty when none was given. */
  emailKey: string;
  /** One of hundreds in minutes: stored as `held`. */
  isFlood: boolean;
};

/**
 * Times are milliseconds since 1970; leads are ordered by `sequence`, since clocks jump. `duplicates` counts how often the
 * same was sent again, `attempts` the failed tries since it was last queued, `reply` is what the mail server answered.
 */
export type Lead = Omit<NewLead, 'dedupeKey' | 'emailKey' | 'isFlood'> &
  Record<'sequence' | 'receivedAt' | 'duplicates' | 'attempts' | 'dueAt', number> &
  Record<'lastError' | 'reply', string | undefined> & { id: string; state: LeadState; sentAt: number | undefined };

/** How a delivery ended, for the store to write down; `afterMs` is the wait until the next try. */
export type Outcome = {
  state: 'sent' | 'pending' | 'parked';
  countsAsAttempt: boolean;
  error?: string;
  reply?: string;
  afterMs?: number;
};
