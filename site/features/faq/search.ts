import MiniSearch from 'minisearch';
import type { SearchWords } from '#content/model/faqs-page.ts';
import type { Category } from './categories.ts';

/** A service page, and the lines of it that the search covers, the most general line first. */
export type SearchablePage = { title: string; path: string; lines: readonly string[] };

export type MatchingPage = { title: string; path: string; line: string };

export type SearchResult = {
  /** The found questions by id, best first. `sentence` is the sentence of the answer with all matching words, if there is one. */
  answers: ReadonlyMap<string, { rank: number; sentence: string | undefined }>;
  pages: readonly MatchingPage[];
  /** True if nothing contains all words. The results then contain only some of them. */
  isPartial: boolean;
};

export type Search = (typed: string) => SearchResult;

/** An entry of the search index: a question with its answer, or one line of text of a service page. */
type Entry = { id: string; title: string; searchWords: string; category: string; text: string; path: string };

/** The maximum number of pages in a result. More would push the answers out of view. */
const maxPages = 3;

/** A result that contains only some of the words is shown if its score is at least this part of the best one's. */
const leastPartialScore = 0.4;

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
  const { stemFor, wordFor } = termsWith(words);
  /** The stem of a word with the letters after its first in alphabetical order: the same for `nihgt` and `night`. */
  const lettersFor = (word: string) => stemFor(word)?.replace(/\B.+/, (letters) => [...letters].sort().join(''));
  const termsOf = (word: string) =>
    [...new Set([stemFor(word), wordFor(word), lettersFor(word)])].filter((term) => term != null);
  const index = new MiniSearch<Entry>({
    fields: ['title', 'searchWords', 'category', 'text'],
    storeFields: ['title', 'text', 'path'],
    tokenize: wordsOf,
    processTerm: termsOf,
    searchOptions: { boost: { title: 2, searchWords: 6 }, processTerm: stemFor },
  });
  index.addAll([...categories.flatMap(questionEntries), ...pages.flatMap(pageEntries)]);

  const isUnknown = (term: string) => !index.search(term, { processTerm: wordFor }).length;
  const fuzzy = (term: string) => isUnknown(term) && lettersForTypos.filter((letters) => term.length >= letters).length;
  /**
   * The options of the search are tried in this order until one finds something: all words, all words with swapped
   * letters, all words with typos, some words with typos.
   */
  const attempts = [
    { combineWith: 'AND' },
    { combineWith: 'AND', processTerm: lettersFor },
    { combineWith: 'AND', fuzzy, processTerm: wordFor },
    { combineWith: 'OR', fuzzy },
  ] as const;
  return (typed) => {
    const last = wordsOf(typed).map(wordFor).at(-1);
    // An unknown last word also matches the start of a word, because the visitor may still be typing it.
    const prefix = (term: string) => term === last && isUnknown(term);
    for (const attempt of attempts) {
      const found = index.search(typed, {
        ...attempt,
        prefix,
        // A typo is hardly ever in the first letter: `dental` does not mean `rental`.
        filter: ({ terms, queryTerms }) => queryTerms.every(([first]) => terms.some(([letter]) => letter === first)),
      });
      const [best] = found;
      if (!best) continue;
      const isPartial = attempt.combineWith === 'OR';
      const shown = found.filter(({ score }) => !isPartial || score >= best.score * leastPartialScore);
      const matchingSentence = ({ text, terms }: { text?: string; terms: string[] }) =>
        text?.match(/(?!\s)[^.!?]+(?:[.!?](?! )[^.!?]*)*[.!?]?/g)?.find((sentence) => {
          const own = wordsOf(sentence).flatMap(termsOf);
          return terms.every((term) => own.includes(term));
        });
      return {
        answers: new Map(
          shown
            .filter(({ path }) => !path)
            .map((answer, rank) => [answer.id, { rank, sentence: matchingSentence(answer) }]),
        ),
        pages: bestLineOfEach(shown).slice(0, maxPages),
        isPartial,
      };
    }
    return { answers: new Map(), pages: [], isPartial: true };
  };
}

function questionEntries({ title: category, questions }: Category): Entry[] {
  return questions.map(({ id, question, answer, searchWords = [] }) => ({
    id,
    title: question,
    searchWords: searchWords.join('\n'),
    category,
    text: answer,
    path: '',
  }));
}

function pageEntries({ title, path, lines }: SearchablePage): Entry[] {
  return lines.map((text, at) => ({ id: `${path} ${at}`, title, searchWords: '', category: '', text, path }));
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
 * `wordFor` normalises a word for comparison and replaces synonyms. `stemFor` also removes its ending. Both return
 * `null` for a word to ignore.
 */
function termsWith({ ignored, synonyms }: SearchWords) {
  const ignoredTerms = new Set(ignored.map(plain));
  const meant = new Map(synonyms.flatMap(({ typed, means }) => typed.map((word) => [stemOf(plain(word)), means])));
  const wordFor = (word: string) =>
    ignoredTerms.has(plain(word)) ? null : plain(meant.get(stemOf(plain(word))) ?? word);
  const stemFor = (word: string) => {
    const known = wordFor(word);
    return known && stemOf(known);
  };
  return { wordFor, stemFor };
}

/** Converts to lower case, removes accents, and replaces typographic apostrophes with plain ones. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase();
}

/** Returns the common stem of word forms such as `leaks`, `leaking` and `leaked`, in Arabic without the article. */
function stemOf(word: string): string {
  return word
    .replace(/'s$|^ال(?=..)/, '')
    .replace(/ies$/, 'y')
    .replace(/^(?:(.{4,}?)ers?|(.{3,}?)(?:ings?|ed|es|s|e))$/, '$1$2')
    .replace(/(?<=..)(\p{L})\1$/u, '$1');
}
