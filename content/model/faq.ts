import * as v from 'valibot';
import { group, line, list, paragraph, reference, searchWord, slug } from './fields.ts';

/** The categories in the order of their buttons (spec §3). */
export const faqTypes = [
  'Air Conditioning',
  'Duct Cleaning',
  'Coil Cleaning',
  'Water Tank Cleaning',
  'Plumbing',
  'Handyman',
  'Electrical',
  'Painting',
  'Maintenance Packages',
  'About',
  'Availability',
  'Payments',
  'Discounts',
  'General',
] as const;

export type FaqType = (typeof faqTypes)[number];

/**
 * The path of a category's file without `content/` and `.yaml`: `questions/air-conditioning` for `Air Conditioning`.
 */
export function questionsFileOf(type: FaqType): string {
  return `questions/${type.toLowerCase().replaceAll(' ', '-')}`;
}

const question = group('Question', 'A question and its answer on the FAQs page.', {
  question: line('Question', 'As a visitor would ask it, ending in a question mark.', { min: 8, max: 90 }),
  answer: paragraph('Answer', 'One to four sentences, each a fact or a next step.', { min: 30, max: 420 }),
  id: slug(
    'Address',
    'The link to the answer ends in it. It is made from the question and then stays, because people may have kept the link.',
    true,
  ),
  offer: v.optional(
    reference('Offer', 'Only if the answer is about an offer: after its end, another answer is shown.', 'offers'),
  ),
  searchWords: v.optional(
    list(
      'Other words for it',
      'What visitors type when they look for this answer. Only for the search; never printed.',
      searchWord('Words'),
      {
        max: 30,
      },
    ),
  ),
});

/** `content/questions/<category>.yaml`, in the order of the page. */
export const questionsFile = group('Questions', 'Sorted by dragging.', {
  questions: list('Questions', 'In the order of the page. An empty list shows “No FAQs Available”.', question, {
    max: 20,
  }),
});

export type Faq = v.InferOutput<typeof question> & { faq_type: FaqType };
