import * as v from 'valibot';
import { group, heading, line, list, paragraph, reference, searchWord, slug } from './fields.ts';
import { pageMetaSchema, plural } from './shared-fields.ts';

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
  question: line('Question', [8, 90], 'As a visitor would ask it, ending in a question mark.'),
  answer: paragraph('Answer', [30, 1100], 'Each sentence is a fact or a next step. An empty line starts a paragraph.'),
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
      searchWord('Words'),
      [0, 80],
      'What visitors type when they look for this answer. Only for the search; never printed.',
    ),
  ),
});

/** `content/questions/<category>.yaml`: the questions of a category, in the order of the page. */
export const questionsSchema = group('Questions', 'Sorted by dragging.', {
  questions: list('Questions', question, [0, 20], 'In the order of the page. An empty list shows “No FAQs Available”.'),
});

export type Faq = v.InferOutput<typeof question> & { faq_type: FaqType };

const synonym = group(
  'Same meaning',
  'Words that mean the same in every question. Words for one question are kept with it.',
  {
    typed: list('Typed', searchWord('Word'), [1, 20], 'What visitors type, one word each.'),
    means: searchWord('Meant'),
  },
);

const searchWords = group('Words of the search', 'How the search treats the words that visitors type.', {
  ignored: list('Ignored', searchWord('Word'), [0, 500], 'Small words that say nothing about the question.'),
  synonyms: list('Same meaning', synonym, [0, 500]),
});

/**
 * `content/pages/faqs.yaml`: the texts of the FAQs page, the synonyms of its search, and the words that the search
 * ignores.
 */
export const faqsPageSchema = group('FAQs', 'All text of the FAQs page except the questions and answers.', {
  meta: pageMetaSchema,
  heading,
  intro: paragraph('Intro', 200, 'One or two sentences.'),
  categoriesLabel: line('Name of the buttons', 24, 'For people who do not see the category buttons.'),
  filter: group('Search', '', {
    label: line('Label', 40),
    placeholder: line('Example in the field', 40),
    results: plural('After the number of answers', 24),
    partialResults: plural('Where no answer has all the words', 48),
    and: line('And', 12, 'Between the number of answers and the number of service pages.'),
    pages: group('Service pages with these words', 'Below the answers found.', {
      heading: line('Heading', 40),
      one: line('After the number: one', 40),
      many: line('After the number: several', 40),
    }),
    noMatch: line('Nothing found at all', 120, 'What to do; two buttons follow.'),
    call: line('Button: call', 24, 'The phone number follows.'),
    ask: line('Button: the form', 40, 'The form then contains the question.'),
    words: searchWords,
  }),
  empty: line('Empty category', 40, 'Word for word from the specification.'),
  offerEnded: line('Answer after the end of an offer', 120),
  answerLink: line('Link to an answer', 40, 'Below an answer: its own address, to keep or to send.'),
  more: group('Below the answers', '', {
    heading,
    text: line('Text', 120),
    button: line('Button', 24),
  }),
});

export type FaqsPage = v.InferOutput<typeof faqsPageSchema>;

/** Words that the search ignores, and words that it treats as equal. */
export type SearchWords = v.InferOutput<typeof searchWords>;
