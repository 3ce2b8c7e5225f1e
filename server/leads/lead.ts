import type { LeadForm } from '#contract/enquiry.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What the visitor sent, as it came: known fields and unknown ones. */
export type LeadParams = Record<string, Json>;

/**
 * - `pending`: waits for its next try; `sending`: a worker holds it until its lease ends
 * - `held`: came in a flood; mailed later, at its own time, or at once by `npm run leads -- resend --held`
 * - `sent`: the mail server took it
 * - `parked`: tried for days, or refused; a person has to look (`npm run leads -- list --parked`)
 */
export const leadStates = ['pending', 'sending', 'held', 'sent', 'parked'] as const;
export type LeadState = (typeof leadStates)[number];

/** Where the visitor was when the form was sent. */
export type LeadSource = {
  /** Path of the page; empty when the browser did not say. */
  page: string;
  /** The campaign parameters of its address, written as a query (`utm_source=google&gclid=x`); empty without any. */
  campaign: string;
};

export type NewLead = LeadSource & {
  form: LeadForm;
  params: LeadParams;
  /** What is odd about it, for the reader of the mail; never a reason to refuse it. */
  flags: string[];
  /** Why it may be spam; it is mailed all the same. */
  spam: string | undefined;
  /** Equal for two leads that say the same. */
  dedupeKey: string;
  /** Lower-cased address for deletion on request; empty when none was given. */
  emailKey: string;
  /** One of hundreds in minutes: stored as `held`. */
  isFlood: boolean;
};

export type Lead = Omit<NewLead, 'dedupeKey' | 'emailKey' | 'isFlood'> & {
  /** The order in which leads came; clocks are not trusted with it. */
  sequence: number;
  id: string;
  /** Milliseconds since 1970, as every time here. */
  receivedAt: number;
  /** How often the same was sent again within the dedupe time. */
  duplicates: number;
  state: LeadState;
  /** Tries that failed since it was last put in the queue. */
  attempts: number;
  dueAt: number;
  lastError: string | undefined;
  sentAt: number | undefined;
  /** What the mail server answered to the accepted mail. */
  reply: string | undefined;
};

/** How a delivery ended, for the store to write down. */
export type Outcome =
  | { state: 'sent'; reply: string; note?: string }
  | { state: 'pending'; error: string; afterMs: number; countsAsAttempt: boolean }
  | { state: 'parked'; error: string };
