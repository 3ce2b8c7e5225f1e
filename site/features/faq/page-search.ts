import type { SearchWords } from '#content/model/faqs-page.ts';
import { type SearchResult, searchOf } from './search.ts';

/** A page of the site, and what it says in short lines, the most general one first. */
export type SearchedPage = { title: string; path: string; lines: readonly string[] };

/** A page that was found, with the line that speaks of what was typed. */
export type FoundPage = Omit<SearchedPage, 'lines'> & { line: string };

/** More pages would push the answers out of view. */
const most = 3;

/** A search over pages beside that over answers: pages with some of the words count only where no answer has all of them. */
export function pageSearch(pages: readonly SearchedPage[], words: SearchWords) {
  const found = new Map<string, FoundPage>();
  const entries = pages.flatMap(({ title, path, lines }) =>
    lines.map((line, index) => {
      const id = `${path} ${index}`;
      found.set(id, { title, path, line });
      return { id, question: '', category: title, answer: line };
    }),
  );
  const search = searchOf(entries, words);

  return function searchPages(typed: string, answers: SearchResult): FoundPage[] {
    const { places, isPartial } = search(typed);
    if (isPartial && answers.places.size > 0 && !answers.isPartial) return [];
    const best = new Map<string, FoundPage>();
    for (const id of places.keys()) {
      const page = found.get(id);
      if (page && !best.has(page.path)) best.set(page.path, page);
    }
    return [...best.values()].slice(0, most);
  };
}
