import { createContext, use, useEffect } from 'react';

/** Loads the script and the data of a page. `entry.client.tsx` provides it. */
export const PrefetchContext = createContext<((path: string) => void) | undefined>(undefined);

/** Links at the edge of the window are not read yet. */
const threshold = 0.5;

/** Links in header and footer are in view on every page and do not show what a visitor is interested in. */
const links = ':is(main, aside) a[href^="/"]';

/** Prefetches the pages that links in view lead to, except with Save-Data. Needs a new `key` for each page. */
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
