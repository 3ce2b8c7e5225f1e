import { faqs } from '#content/questions.ts';

/** A word that the search finds: the longest word of the last question. */
export const searchedWord =
  (faqs.at(-1)?.question.match(/\p{L}+/gu) ?? []).toSorted((one, other) => other.length - one.length)[0] ?? 'missing';
