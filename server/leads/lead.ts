import type { LeadForm } from '#contract/enquiry.ts';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What the visitor sent, as it came: known fields and unknown ones. */
export type LeadParams = Record<string, Json>;

/**
 * - `pending`: waits for its next try; `sending`: a worker holds it until its lease ends
 * - `sent`: the mail server took it
 * - `parked`: tried for days; a person has to look (`npm run leads -- list --parked`)
 * - `quarantined`: looks like spam; named in the daily digest, sent on request
 */
export const leadStates = ['pending', 'sending', 'sent', 'parked', 'quarantined'] as const;
export type LeadState = (typeof leadStates)[number];

export type NewLead = {
  form: LeadForm;
  params: LeadParams;
  /** What is odd about it, for the reader of the mail; never a reason to refuse it. */
  flags: string[];
  quarantineReason: string | undefined;
  /** Equal for two leads that say the same. */
  dedupeKey: string;
  /** Lower-cased address for deletion on request; empty when none was given. */
  emailKey: string;
  /** Keyed hash of the sender's network address. */
  addressHash: string;
};

export type Lead = {
  /** The order in which leads came; clocks are not trusted with it. */
  sequence: number;
  id: string;
  receivedAt: number;
  form: LeadForm;
  params: LeadParams;
  flags: string[];
  quarantineReason: string | undefined;
  /** How often the same was sent again within the dedupe time. */
  duplicates: number;
  state: LeadState;
  /** Tries that failed since it was last put in the queue. */
  attempts: number;
  dueAt: number;
  lastError: string | undefined;
  /** For a quarantined lead: when a digest named it. */
  sentAt: number | undefined;
  /** What the mail server answered to the accepted mail. */
  reply: string | undefined;
};

/** How a delivery ended, for the store to write down. */
export type Outcome =
  | { state: 'sent'; reply: string; note?: string }
  | { state: 'pending'; error: string; afterMs: number; countsAsAttempt: boolean }
  | { state: 'parked'; error: string };

/** Why a lead over the soft limit is in quarantine. Often it is several people behind one network, so it is named soon. */
export const crowdReason = 'one of many from the same network';
