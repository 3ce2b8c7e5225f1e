import { createContext, use, useEffect } from 'react';

/** Loads the script and the data of a page. `entry.client.tsx` provides it. */
export const PrefetchContext = createContext<((path: string) => void) | undefined>(undefined);

/** Half of a link must be in view: at the edge of the window it is not read yet. */
const threshold = 0.5;

/** Not those of the header and the footer: they are in view everywhere, and do not show where a visitor wants to go. */
const links = ':is(main, aside) a[href^="/"]';

/**
 * Fetches what the links in view lead to, so that a tap shows the next page at once; not for visitors who ask to save
 * data. Belongs to one page: give it a new `key` for another page.
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
