import { useCallback, useRef } from 'react';
import type { SearchWords } from '#content/model/faqs-page.ts';
import type { Category } from './questions.ts';
import type { SearchedPage, SearchResult } from './search.ts';

type Search = (typed: string) => SearchResult;

/** Returns `search`, and `load`, which loads the script of the search before the visitor types. */
export function useSearch(categories: readonly Category[], pages: readonly SearchedPage[], words: SearchWords) {
  const loading = useRef<Promise<Search>>(undefined);
  const latest = useRef('');

  const load = useCallback(() => {
    loading.current ??= import('./search.ts').then(({ createSearch }) => createSearch(categories, pages, words));
    return loading.current;
  }, [categories, pages, words]);

  /** Calls `onResult` for the latest text only, with `undefined` for an empty one. */
  const search = useCallback(
    async (typed: string, onResult: (result: SearchResult | undefined) => void) => {
      latest.current = typed;
      if (typed.trim() === '') return onResult(undefined);
      try {
        const find = await load();
        if (latest.current === typed) onResult(find(typed));
      } catch {
        // If the script fails to load, the next key press tries again. All questions stay visible.
        loading.current = undefined;
      }
    },
    [load],
  );

  return { load, search };
}
