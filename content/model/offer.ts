import * as v from 'valibot';
import { amount, day, group, line, paragraph } from './fields.ts';

const saved = amount('Amount in AED', 'What comes off the price.', { min: 1, max: 10_000 });

/** `content/offers/<name>.yaml`: a promotion and its terms, which are always shown together. */
export const offerFile = group('Offer', 'A promotion. Landing pages choose it by its name.', {
  name: line('Name', 'For the list in the editor; not printed.', { max: 30 }),
  amount: saved,
  text: line('Offer', 'As the landing pages print it.', { max: 80 }),
  terms: paragraph(
    'Terms',
    'Who gets it, on what and how: one or two sentences near the offer. A permit number belongs at the end.',
    { max: 220 },
  ),
  lastDay: v.optional(
    day('Last day', 'After it, no page shows the offer. Leave it empty for an offer without an end.'),
  ),
});

export type Offer = v.InferOutput<typeof offerFile>;

/** The schema for the amount alone. Amounts are read first, because texts can contain them. */
export const offerAmountOnly = v.object({ amount: saved });
