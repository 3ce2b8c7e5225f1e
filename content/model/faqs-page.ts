import type { PageMeta } from './page-meta.ts';

/** The words around the questions; the questions are in `content/faqs.ts`. */
export type FaqsPage = {
  meta: PageMeta;
  heading: string;
  /** One or two sentences. */
  intro: string;
  /** Names the group of category buttons for people who do not see it. */
  categoriesLabel: string;
  filter: { label: string; placeholder: string; noMatch: string };
  /** A category without questions, word for word (spec §8). */
  empty: string;
  /** Below the answers. */
  more: { heading: string; text: string; button: string };
};
