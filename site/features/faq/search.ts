import MiniSearch from 'minisearch';
import type { SearchWords } from '#content/model/faqs-page.ts';
import type { Category } from './questions.ts';

/** A page and its short lines, the most general first. */
export type SearchedPage = { title: string; path: string; lines: readonly string[] };

/** A page with the matching line. */
export type MatchingPage = { title: string; path: string; line: string };

export type SearchResult = {
  /** The ids of the answers found, the best one first. */
  answers: readonly string[];
  pages: readonly MatchingPage[];
  /** True if no answer contains all words. These contain some of them. */
  isPartial: boolean;
};

/** More pages would push the answers out of view. */
const maxPages = 3;

/**
 * A search over all answers, and over the service pages. This module is loaded when a visitor first uses the search.
 */
export function createSearch(
  categories: readonly Category[],
  pages: readonly SearchedPage[],
  words: SearchWords,
): (typed: string) => SearchResult {
  const options = {
    tokenize: wordsOf,
    processTerm: termWith(words),
    // The visitor may not have finished typing the last word.
    searchOptions: { prefix: (_term: string, at: number, terms: string[]) => at === terms.length - 1 },
  };
  const answers = new MiniSearch({
    ...options,
    fields: ['question', 'searchWords', 'category', 'answer'],
    searchOptions: { ...options.searchOptions, boost: { question: 2, searchWords: 6 } },
  });
  answers.addAll(
    categories.flatMap(({ title, questions }) =>
      questions.map(({ searchWords = [], ...question }) => ({
        ...question,
        category: title,
        searchWords: searchWords.join('\n'),
      })),
    ),
  );
  const lines = new MiniSearch<MatchingPage & { id: string }>({
    ...options,
    fields: ['title', 'line'],
    storeFields: ['title', 'path', 'line'],
  });
  lines.addAll(
    pages.flatMap(({ title, path, lines: all }) =>
      all.map((line, index) => ({ id: `${path} ${index}`, title, path, line })),
    ),
  );

  /** Uses the first attempt that finds anything: all words, all words with a typing mistake, some words. */
  const attempts = [{ combineWith: 'AND' }, { combineWith: 'AND', fuzzy: 0.25 }, { combineWith: 'OR' }] as const;
  return (typed) => {
    for (const attempt of attempts) {
      const found = answers.search(typed, attempt);
      const foundLines = lines.search(typed, attempt);
      if (found.length + foundLines.length > 0)
        return {
          answers: found.map(({ id }) => id),
          // MiniSearch does not type the stored fields.
          pages: bestLineOfEach(foundLines as unknown as MatchingPage[]).slice(0, maxPages),
          isPartial: attempt.combineWith === 'OR',
        };
    }
    return { answers: [], pages: [], isPartial: true };
  };
}

/** The first line of each page. */
function bestLineOfEach(found: readonly MatchingPage[]): MatchingPage[] {
  const pages = new Map<string, MatchingPage>();
  for (const { title, path, line } of found) if (!pages.has(path)) pages.set(path, { title, path, line });
  return [...pages.values()];
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’./][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Normalises a word for comparison. `null` for words without meaning. */
function termWith({ ignored, synonyms }: SearchWords): (word: string) => string | null {
  const ignoredTerms = new Set(ignored);
  const meant = new Map(synonyms.flatMap(({ typed, means }) => typed.map((word) => [stemOf(plain(word)), means])));
  return (word) => {
    const typed = plain(word);
    if (ignoredTerms.has(typed)) return null;
    const stem = stemOf(typed);
    return stemOf(plain(meant.get(stem) ?? stem));
  };
}

/** Lower case, plain apostrophes, no accents. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase();
}

/** `leaks`, `leaking` and `leaked` are one word, so are `trip` and `tripping`. */
function stemOf(word: string): string {
  return word
    .replace(/'s$/, '')
    .replace(/ies$/, 'y')
    .replace(/^(?:(.{4,}?)ers?|(.{3,}?)(?:ings?|ed|es|s|e))$/, '$1$2')
    .replace(/(?<=..)(\p{L})\1$/u, '$1');
}
