import * as v from 'valibot';
import { amount, date, group, line, paragraph } from './fields.ts';

const saved = amount('Amount in AED', 'What comes off the price.', { min: 1, max: 10_000 });

/** `content/offers/<name>.yaml`: a promotion and its terms, which are always shown together. */
export const offerSchema = group('Offer', 'A promotion. Landing pages choose it by its name.', {
  name: line('Name', 30, 'For the list in the editor; not printed.'),
  amount: saved,
  text: line('Offer', 80, 'As the landing pages print it.'),
  terms: paragraph(
    'Terms',
    220,
    'Who gets it, on what and how: one or two sentences near the offer. A permit number belongs at the end.',
  ),
  lastDay: v.optional(
    date('Last day', 'After it, no page shows the offer. Leave it empty for an offer without an end.'),
  ),
});

export type Offer = v.InferOutput<typeof offerSchema>;

/** A schema that reads only the amount of an offer. Amounts are read first, because other texts can contain them. */
export const offerAmountOnly = v.object({ amount: saved });
