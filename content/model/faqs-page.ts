import type { PageMeta } from './page-meta.ts';

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
    noMatch: string;
  };
  /** A category without questions, word for word (spec §8). */
  empty: string;
  /** Below an answer: its own address, to keep or to send. */
  answerLink: string;
  /** Below the answers. */
  more: { heading: string; text: string; button: string };
};
