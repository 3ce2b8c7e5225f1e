import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { SearchWords } from '#content/model/faqs-page.ts';
import type { Category } from './categories.ts';
import type { Search, SearchablePage } from './search.ts';

/**
 * What the visitor has typed, by the key of the history entry. Back and Forward restore it; a new entry starts
 * without text.
 */
const typedBefore = new Map<string, string>();

/**
 * Returns what the visitor has typed, and the result once the script of the search has loaded. `load` loads the
 * script before the visitor types.
 */
export function useFaqSearch(categories: readonly Category[], pages: readonly SearchablePage[], words: SearchWords) {
  const { key } = useLocation();
  const [typed, setTyped] = useState(() => typedBefore.get(key) ?? '');
  const [search, setSearch] = useState<Search>();
  const isLoading = useRef(false);

  const load = useCallback(async () => {
    if (isLoading.current) return;
    isLoading.current = true;
    try {
      const { createSearch } = await import('./search.ts');
      const loaded = createSearch(categories, pages, words);
      setSearch(() => loaded);
    } catch {
      // The next key press tries to load the script again. Until then, all questions stay visible.
      isLoading.current = false;
    }
  }, [categories, pages, words]);

  useEffect(() => {
    typedBefore.set(key, typed);
    if (typed !== '') load();
  }, [key, typed, load]);

  const result = useMemo(() => (search && typed.trim() !== '' ? search(typed) : undefined), [search, typed]);
  return { typed, setTyped, result, load };
}
