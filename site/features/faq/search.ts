import MiniSearch from 'minisearch';
import type { SearchWords } from '#content/model/faqs-page.ts';
import type { Category } from './categories.ts';

/** A service page, and the lines of it that the search covers, the most general line first. */
export type SearchablePage = { title: string; path: string; lines: readonly string[] };

export type MatchingPage = { title: string; path: string; line: string };

export type SearchResult = {
  /** The ids of the found questions, best first, with the sentence of the answer that has all matching words, if there is one. */
  answers: ReadonlyMap<string, string | undefined>;
  pages: readonly MatchingPage[];
  /** True if nothing contains all words. The results then contain only some of them. Results with all words come first. */
  isPartial: boolean;
};

/** Undefined if the text has only words to ignore. */
export type Search = (typed: string) => SearchResult | undefined;

/** An entry of the search index: a question with its answer, or one line of text of a service page. */
type Entry = { id: string; title: string; searchWords: string; text: string; path: string };

/**
 * The maximum number of pages in a result, because more would push the answers out of view, and of answers that
 * contain only some of the words, because the others are seldom what is meant.
 */
const maxResults = 3;

/** An answer is shown if its score is at least this part of the best one's, or if its question has all words. */
const leastScore = 0.4;

/**
 * The search allows one typo in an unknown word of at least 5 letters, and two from 7 letters on, because shorter words
 * are too similar to others.
 */
const lettersForTypos = [5, 7];

/**
 * Returns a function that searches all answers and service pages. The browser loads this module when a visitor first
 * uses the search.
 */
export function createSearch(
  categories: readonly Category[],
  pages: readonly SearchablePage[],
  words: SearchWords,
): Search {
  const termsOf = termsWith(words);
  const index = new MiniSearch<Entry>({
    fields: ['title', 'searchWords', 'text'],
    storeFields: ['title', 'text', 'path'],
    tokenize: wordsOf,
    processTerm: termsOf,
    // With the usual `b` of 0.7, an answer with a long list of search words would rank too low.
    searchOptions: { boost: { title: 2, searchWords: 6 }, bm25: { k: 1.2, b: 0.3, d: 0.5 } },
  });
  index.addAll([...categories.flatMap(questionEntries), ...pages.flatMap(pageEntries)]);

  const isKnown = (term: string) => index.search(term, { processTerm: (known) => known }).length > 0;
  /** A word is searched by the first of its terms that is known, usually its stem. An unknown word may be a typo. */
  const queryTermsOf = (word: string) => {
    const terms = termsOf(word);
    const known = terms.find(isKnown);
    return known ? [known] : terms;
  };
  const fuzzy = (term: string) => !isKnown(term) && lettersForTypos.filter((letters) => term.length >= letters).length;
  return (typed) => {
    const last = plain(wordsOf(typed).at(-1) ?? '');
    const typedTerms = wordsOf(typed)
      .map(queryTermsOf)
      .filter(({ length }) => length);
    if (typedTerms.length === 0) return undefined;
    const found = index.search(typed, {
      processTerm: queryTermsOf,
      fuzzy,
      // An unknown last word also matches the start of a word, because the visitor may still be typing it.
      prefix: (term) => term === last && !isKnown(term),
      // A typo is hardly ever in the first letter: `dental` does not mean `rental`.
      filter: ({ terms, queryTerms }) => queryTerms.every(([first]) => terms.some(([letter]) => letter === first)),
    });
    const full = found.filter(({ queryTerms }) =>
      typedTerms.every((terms) => terms.some((term) => queryTerms.includes(term))),
    );
    const bestScore = found[0]?.score ?? 0;
    const shown = [...new Set([...full, ...found])].filter(
      ({ score, match }) =>
        score >= bestScore * leastScore || typedTerms.flat().every((term) => match[term]?.includes('title')),
    );
    const matchingSentence = ({ text, terms }: { text?: string; terms: string[] }) =>
      text?.match(/(?!\s)[^.!?]+(?:[.!?](?!\s)[^.!?]*)*[.!?]?/g)?.find((sentence) => {
        const own = wordsOf(sentence).flatMap(termsOf);
        return terms.every((term) => own.includes(term));
      });
    const isPartial = full.length === 0;
    const answers = shown.filter(({ path }) => !path).slice(0, isPartial ? maxResults : undefined);
    return {
      answers: new Map(answers.map((answer) => [answer.id, matchingSentence(answer)])),
      pages: bestLineOfEach(full).slice(0, maxResults),
      isPartial,
    };
  };
}

function questionEntries({ questions }: Category): Entry[] {
  return questions.map(({ id, question, answer, searchWords = [] }) => ({
    id,
    title: question,
    searchWords: searchWords.join('\n'),
    text: answer,
    path: '',
  }));
}

function pageEntries({ title, path, lines }: SearchablePage): Entry[] {
  return lines.map((text, at) => ({ id: `${path} ${at}`, title, searchWords: '', text, path }));
}

/** Keeps the first line of each page, which is the best match. MiniSearch has no type for stored fields. */
function bestLineOfEach(found: readonly { [field: string]: unknown }[]): MatchingPage[] {
  const pages = new Map<string, MatchingPage>();
  for (const { title, path, text } of found as readonly Entry[])
    if (path && !pages.has(path)) pages.set(path, { title, path, line: text });
  return [...pages.values()];
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’./:&][\p{L}\p{N}]+)*%?/gu) ?? [];
}

/**
 * Returns a function that returns the terms of a word, or none for a word to ignore: its stem, the word itself, and
 * its stem with the letters after the first in alphabetical order, which is the same for `nihgt` and `night`. Synonyms
 * have the same terms.
 */
function termsWith({ ignored, synonyms }: SearchWords) {
  const ignoredTerms = new Set(ignored.map(plain));
  const meant = new Map(synonyms.flatMap(({ typed, means }) => typed.map((word) => [stemOf(plain(word)), means])));
  return (typed: string) => {
    if (ignoredTerms.has(plain(typed))) return [];
    const word = plain(meant.get(stemOf(plain(typed))) ?? typed);
    const stem = stemOf(word);
    return [...new Set([stem, word, stem.replace(/\B.+/, (letters) => [...letters].sort().join(''))])];
  };
}

/** Converts to lower case, removes accents, and replaces typographic apostrophes with plain ones. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase();
}

/**
 * Returns the common stem of word forms such as `leaks` and `leaking`, in Arabic without the article and a preposition
 * joined to it.
 */
function stemOf(word: string): string {
  return word
    .replace(/'s$|^[بفكو]?ال(?=..)/, '')
    .replace(/ies$/, 'y')
    .replace(/^(?:(.{4,}?)ers?|(.{3,}?)(?:ings?|ed|es|s|e))$/, '$1$2')
    .replace(/(?<=..)(\p{L})\1$/u, '$1');
}
