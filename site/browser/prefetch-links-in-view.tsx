import { createContext, use, useEffect } from 'react';

/**
 * The function that loads the script and data of a page, provided by `entry.client.tsx`. Undefined while prerendering.
 */
export const PrefetchContext = createContext<((path: string) => void) | undefined>(undefined);

/** Half of a link must be visible, because visitors have not read links at the edge of the window. */
const threshold = 0.5;

/** Excludes header and footer: their links are on every page and do not show what a visitor is interested in. */
const links = ':is(main, aside) a[href^="/"]';

/**
 * Prefetches the pages behind visible links, except with Save-Data. Looks for links only when it mounts, so it needs a
 * new `key` for each page.
 */
export function PrefetchLinksInView() {
  const prefetch = use(PrefetchContext);
  useEffect(() => {
    if (!prefetch || navigator.connection?.saveData) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) {
            prefetch((target as HTMLAnchorElement).pathname);
            observer.unobserve(target);
          }
      },
      { threshold },
    );
    for (const link of document.querySelectorAll(links)) observer.observe(link);
    return () => observer.disconnect();
  }, [prefetch]);
  return null;
}
