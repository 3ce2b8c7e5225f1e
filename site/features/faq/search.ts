import type { SearchWords } from '#content/model/faqs-page.ts';
import type { Category } from './questions.ts';

/** What can be found: by what it asks or is called, by what it belongs to, and by what it says. */
export type Entry = { id: string; question: string; category: string; answer: string };

export type SearchResult = {
  /** The place of each entry found, counted from 0, by its id. */
  places: ReadonlyMap<string, number>;
  /** No entry has every word of the search: these have some of them. */
  isPartial: boolean;
};

/** The stems of consecutive words. */
type Phrase = readonly string[];

/** One term of a search: any of these phrases, the one with the highest score first. */
type Term = { phrases: readonly Phrase[]; typed: string };

type Text = { words: readonly string[]; stems: readonly string[] };

/** The weight of a word that is found there. The question has the highest, because it says best what the answer is about. */
const weights = { question: 6, category: 3, answer: 2 };
/** The first phrase counts more than those that mean the same. */
const synonymShare = 0.8;

/** A search over all answers. */
export function answerSearch(categories: readonly Category[], words: SearchWords) {
  const entries = categories.flatMap(({ title, questions }) =>
    questions.map((question) => ({ ...question, category: title })),
  );
  return searchOf(entries, words);
}

/** A search over single entries; the index is made once. */
export function searchOf(allEntries: readonly Entry[], { ignored, synonyms }: SearchWords) {
  const entries = allEntries.map(({ id, question, category, answer }) => ({
    id,
    texts: { question: textOf(question), category: textOf(category), answer: textOf(answer) },
  }));
  const allStems = new Set(entries.flatMap(({ texts }) => Object.values(texts).flatMap(({ stems }) => stems)));
  const allWords = new Set(entries.flatMap(({ texts }) => Object.values(texts).flatMap(({ words }) => words)));
  const meanings = synonyms.flatMap(({ typed, means }) =>
    typed.map((phrase) => ({
      typed: stemsOf(phrase),
      // A list that names the typed words itself says where they rank.
      phrases: (means.includes(phrase) ? means : [phrase, ...means]).map(stemsOf),
    })),
  );
  const ignoredStems = new Set(ignored.flatMap(stemsOf));

  function termsOf(search: string): Term[] {
    const { words, stems } = textOf(search);
    const terms: Term[] = [];
    const skipped: Term[] = [];
    for (let at = 0; at < stems.length; ) {
      const typed = words[at] ?? '';
      const isLast = at === stems.length - 1;
      const meaning = meanings
        .filter((candidate) => startsWith(stems.slice(at), candidate.typed))
        .toSorted((one, other) => other.typed.length - one.typed.length)[0];
      const begun =
        meaning || !isLast || isWordOf(typed)
          ? undefined
          : meanings.find(({ typed: [first = ''] }) => first.startsWith(typed));
      const stem = stems[at] ?? '';
      const term = { phrases: (meaning ?? begun)?.phrases ?? [[stem]], typed };
      (meaning || !ignoredStems.has(stem) ? terms : skipped).push(term);
      at += meaning?.typed.length ?? 1;
    }
    return terms.length > 0 ? terms : skipped;
  }

  /** A word that is still being typed is the beginning of one. */
  function isWordOf(typed: string) {
    return Array.from(allWords).some((word) => word.startsWith(typed));
  }

  function scoreOf({ texts }: (typeof entries)[number], { phrases, typed }: Term): number {
    const [whole = []] = phrases;
    const isBeginning = phrases.length === 1 && !whole.some((stem) => allStems.has(stem));
    const scores = Object.entries(texts).flatMap(([place, { words, stems }]) => {
      const weight = weights[place as keyof typeof weights];
      if (isBeginning) return words.some((word) => word.startsWith(typed)) ? weight : 0;
      return phrases.map((phrase, index) => (contains(stems, phrase) ? weight * (index === 0 ? 1 : synonymShare) : 0));
    });
    return Math.max(...scores);
  }

  return function search(typed: string): SearchResult {
    const scored = termsOf(typed).map((term) => {
      const scores = entries.map((entry) => scoreOf(entry, term));
      const found = scores.filter((score) => score > 0).length;
      // A word that few answers have says more than one that most have.
      return scores.map((score) => score * Math.log(1 + entries.length / Math.max(found, 1)));
    });
    const totals = entries.map(({ id }, index) => {
      const scores = scored.map((each) => each[index] ?? 0);
      return { id, hasAll: scores.every((score) => score > 0), score: scores.reduce((sum, score) => sum + score, 0) };
    });
    const isPartial = !totals.some(({ hasAll }) => hasAll);
    const ranked = totals
      .filter(({ hasAll, score }) => (isPartial ? score > 0 : hasAll))
      .toSorted((one, other) => other.score - one.score);
    return { places: new Map(ranked.map(({ id }, place) => [id, place])), isPartial };
  };
}

function textOf(text: string): Text {
  const words = plain(text).match(/[\p{L}\p{N}]+(?:['.][\p{L}\p{N}]+)*/gu) ?? [];
  return { words, stems: words.map(stemOf) };
}

function stemsOf(text: string): Phrase {
  return textOf(text).stems;
}

/** As people type: lower case, ordinary apostrophes, no accents. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase();
}

/** `leaks`, `leaking` and `leaked` are one word, so are `trip` and `tripping`; both sides are cut alike. */
function stemOf(word: string): string {
  return word
    .replace(/'s$/, '')
    .replace(/ies$/, 'y')
    .replace(/^(?:(.{4,}?)ers?|(.{3,}?)(?:ings?|ed|es|s|e))$/, '$1$2')
    .replace(/(?<=..)(\p{L})\1$/u, '$1');
}

function contains(stems: readonly string[], phrase: Phrase): boolean {
  return stems.some((_, at) => startsWith(stems.slice(at, at + phrase.length), phrase));
}

function startsWith(stems: readonly string[], phrase: Phrase): boolean {
  return phrase.every((stem, index) => stems[index] === stem);
}
