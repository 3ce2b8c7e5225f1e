import { faqs } from '#content/lists.ts';

/** The longest word of the last question, so that a search for it finds something. */
export const searchedWord =
  (faqs.at(-1)?.question.match(/\p{L}+/gu) ?? []).toSorted((one, other) => other.length - one.length)[0] ?? 'missing';
