import MiniSearch from 'minisearch';
import type { SearchWords } from '#content/model/faqs-page.ts';
import type { Category } from './questions.ts';

/** A page and the lines that the search covers, the most general line first. */
export type SearchedPage = { title: string; path: string; lines: readonly string[] };

export type MatchingPage = { title: string; path: string; line: string };

export type SearchResult = {
  /** The ids of the found questions, best first. */
  answers: readonly string[];
  pages: readonly MatchingPage[];
  /** True if nothing contains all words. The results then contain only some of them. */
  isPartial: boolean;
};

/** More pages would push the answers out of view. */
const maxPages = 3;

/**
 * Returns a function that searches all answers and service pages. The browser loads this module when a visitor first
 * uses the search.
 */
export function createSearch(
  categories: readonly Category[],
  pages: readonly SearchedPage[],
  words: SearchWords,
): (typed: string) => SearchResult {
  const options = {
    tokenize: wordsOf,
    processTerm: termWith(words),
    // The last word matches as a prefix, because the visitor may still be typing it.
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

  /** Tried in this order until one finds something: all words, all words with typing mistakes, some words. */
  const attempts = [{ combineWith: 'AND' }, { combineWith: 'AND', fuzzy: 0.25 }, { combineWith: 'OR' }] as const;
  return (typed) => {
    for (const attempt of attempts) {
      const found = answers.search(typed, attempt);
      const foundLines = lines.search(typed, attempt);
      if (found.length + foundLines.length > 0)
        return {
          answers: found.map(({ id }) => id),
          // MiniSearch has no type for stored fields.
          pages: bestLineOfEach(foundLines as unknown as MatchingPage[]).slice(0, maxPages),
          isPartial: attempt.combineWith === 'OR',
        };
    }
    return { answers: [], pages: [], isPartial: true };
  };
}

/** Keeps the first line of each page, which is the best match. */
function bestLineOfEach(found: readonly MatchingPage[]): MatchingPage[] {
  const pages = new Map<string, MatchingPage>();
  for (const { title, path, line } of found) if (!pages.has(path)) pages.set(path, { title, path, line });
  return [...pages.values()];
}

function wordsOf(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+(?:['’./][\p{L}\p{N}]+)*/gu) ?? [];
}

/** Returns a function that normalises a word for comparison, and returns `null` for a word to ignore. */
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

/** Converts to lower case, removes accents, and replaces typographic apostrophes with plain ones. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase();
}

/** Returns the common stem of word forms such as `leaks`, `leaking` and `leaked`. */
function stemOf(word: string): string {
  return word
    .replace(/'s$/, '')
    .replace(/ies$/, 'y')
    .replace(/^(?:(.{4,}?)ers?|(.{3,}?)(?:ings?|ed|es|s|e))$/, '$1$2')
    .replace(/(?<=..)(\p{L})\1$/u, '$1');
}
