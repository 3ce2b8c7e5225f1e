/** A promotion and its terms, printed together. A permit number or a last day belongs at the end of `terms`. */
export type Offer = {
  /** As the landing pages print it. */
  text: string;
  /** Who gets it, on what and how: one or two sentences. */
  terms: string;
};

/** Word for word (spec §1); on the AC, HVAC and AC cleaning pages. */
export const acOffer = {
  text: 'Save AED 50 on AC Installation & Repair',
  terms:
    'AED\u00a050 comes off the quoted price of an AC or HVAC installation or repair, for homes and businesses. Mention the offer when you call.',
} as const satisfies Offer;

/** The banner of the painting page, word for word (spec §1). */
export const paintingBanner = 'Get 100 AED OFF If You Call Today. Book Your Painting Service Now!';

export const paintingOffer = {
  text: 'Free consultation, and AED\u00a0100 off your painting job',
  terms:
    'Call today and mention the offer: AED\u00a0100 comes off the price of the painting job. The consultation is free.',
} as const satisfies Offer;
