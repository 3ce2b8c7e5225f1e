import type { PageMeta } from './page-meta.ts';

/** What the search makes of the words that visitors type. */
export type SearchWords = {
  /** Small words that say nothing about the question. */
  ignored: readonly string[];
  /** Where one of the words `typed` stands, answers with any of the words in `means` are found too. */
  synonyms: readonly { typed: readonly string[]; means: readonly string[] }[];
};

/** The words around the questions; the questions are in `content/faqs.ts`. */
export type FaqsPage = {
  meta: PageMeta;
  heading: string;
  /** One or two sentences. */
  intro: string;
  /** Names the group of category buttons for people who do not see it. */
  categoriesLabel: string;
  filter: {
    label: string;
    placeholder: string;
    /** After the number of answers found: one, and any other number. */
    results: { one: string; many: string };
    /** The same where no answer has all the words. */
    partialResults: { one: string; many: string };
    /** Where nothing was found: what to do, and the link to the form, which takes the question along. */
    noMatch: string;
    ask: string;
    words: SearchWords;
  };
  /** A category without questions, word for word (spec §8). */
  empty: string;
  /** Below an answer: its own address, to keep or to send. */
  answerLink: string;
  /** Below the answers. */
  more: { heading: string; text: string; button: string };
};
