import type { CostTexts, Counted } from './cost.ts';

/** The words that all service pages share; what differs is in `content/services/`. */
export type ServicePage = {
  /** Names the path above the heading for people who do not see it, and its first stop. */
  breadcrumb: { label: string; home: string };
  /** Heads the checklist of a service. */
  features: string;
  signs: string;
  prepare: string;
  /** The button below the last section, word for word (spec §2). */
  enquire: string;
  /** The calculator on services with a price. */
  cost: { heading: string } & Record<Counted, CostTexts>;
  /** Heads the list beside the text, word for word (spec §2). */
  others: string;
  /** The card beside the text; heading and buttons word for word (spec §2). */
  help: { heading: string; text: string; call: string; email: string };
  /** Above the name of the service that follows (spec §2). */
  next: string;
};
