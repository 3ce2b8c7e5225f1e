import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { SearchWords } from '#content/model/faqs-page.ts';
import { useTabState } from '../../browser/use-tab-state.ts';
import type { Category } from './categories.ts';
import type { Search, SearchablePage } from './search.ts';

/**
 * Returns what the visitor has typed, and the result once the script of the search has loaded. `load` loads the
 * script before the visitor types. The text is stored for the entry in the tab's history: Back, Forward and a reload
 * restore it. A link on the site opens the page without text; all full page loads have the same key, and restore it.
 */
export function useFaqSearch(categories: readonly Category[], pages: readonly SearchablePage[], words: SearchWords) {
  const { key } = useLocation();
  const [typed = '', setTyped] = useTabState<string>(`search-${key}`);
  const [search, setSearch] = useState<Search>();

  const load = useCallback(() => {
    import('./search.ts').then(
      ({ createSearch }) => setSearch((loaded?: Search) => loaded ?? createSearch(categories, pages, words)),
      // The next key press tries to load the script again. Until then, all questions stay visible.
      () => {},
    );
  }, [categories, pages, words]);

  useEffect(() => {
    if (typed) load();
  }, [typed, load]);

  const result = useMemo(() => search?.(typed), [search, typed]);
  return { typed, setTyped, result, load };
}
