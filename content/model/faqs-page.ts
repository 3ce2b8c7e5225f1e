import type * as v from 'valibot';
import { group, line, list, paragraph, searchWord } from './fields.ts';
import { pageMeta } from './page-meta.ts';

const synonym = group(
  'Same meaning',
  'Words that mean the same in every question. Words for one question are kept with it.',
  {
    typed: list('Typed', 'What visitors type, one word each.', searchWord('Word'), { min: 1, max: 20 }),
    means: searchWord('Meant'),
  },
);

const searchWords = group('Words of the search', 'How the search treats the words that visitors type.', {
  ignored: list('Ignored', 'Small words that say nothing about the question.', searchWord('Word')),
  synonyms: list('Same meaning', '', synonym),
});

/** `content/pages/faqs.yaml` */
export const faqsPageFile = group('FAQs', 'All text of the FAQs page except the questions and answers.', {
  meta: pageMeta,
  heading: line('Heading', '', { max: 60 }),
  intro: paragraph('Intro', 'One or two sentences.', { max: 200 }),
  categoriesLabel: line('Name of the buttons', 'For people who do not see the category buttons.', { max: 24 }),
  filter: group('Search', '', {
    label: line('Label', '', { max: 40 }),
    placeholder: line('Example in the field', '', { max: 40 }),
    results: group('After the number of answers', '', {
      one: line('One', '', { max: 24 }),
      many: line('Several', '', { max: 24 }),
    }),
    partialResults: group('Where no answer has all the words', '', {
      one: line('One', '', { max: 48 }),
      many: line('Several', '', { max: 48 }),
    }),
    and: line('And', 'Between the number of answers and the number of service pages.', { max: 12 }),
    pages: group('Service pages with these words', 'Below the answers found.', {
      heading: line('Heading', '', { max: 40 }),
      one: line('After the number: one', '', { max: 40 }),
      many: line('After the number: several', '', { max: 40 }),
    }),
    noMatch: line('Nothing found at all', 'What to do; two buttons follow.', { max: 120 }),
    call: line('Button: call', 'The phone number follows.', { max: 24 }),
    ask: line('Button: the form', 'The form then contains the question.', { max: 40 }),
    words: searchWords,
  }),
  empty: line('Empty category', 'Word for word from the specification.', { max: 40 }),
  offerEnded: line('Answer after the end of an offer', '', { max: 120 }),
  answerLink: line('Link to an answer', 'Below an answer: its own address, to keep or to send.', { max: 40 }),
  more: group('Below the answers', '', {
    heading: line('Heading', '', { max: 60 }),
    text: line('Text', '', { max: 120 }),
    button: line('Button', '', { max: 24 }),
  }),
});

export type FaqsPage = v.InferOutput<typeof faqsPageFile>;

/** Words that the search ignores, and words that it treats as equal. */
export type SearchWords = v.InferOutput<typeof searchWords>;
