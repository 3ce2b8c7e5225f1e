/** What the visitor counts, where the specification gives a price for one of it (§9). */
export type Counted = 'acUnits' | 'handymanHours';

/** The price of a number of units or hours, as text. */
export type Cost = {
  /** `3 AC units` */
  counted: string;
  /** `AED 1,102.50` */
  total: string;
  /** `3 hours`; only where the number itself does not say it. */
  duration?: string;
};

/** The words of the calculator. */
export type CostTexts = {
  label: string;
  /** After the number: one, and any other. */
  one: string;
  many: string;
  /** The two buttons. */
  fewer: string;
  more: string;
  /** After the total, and before the time that it takes. */
  vat: string;
  about: string;
  /** Heads the table that stands in its place without scripts. */
  caption: string;
  /** What is not in the price. */
  note: string;
  enquire: string;
};
