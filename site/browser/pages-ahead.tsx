import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** Half of a link must be in view: one that only looks over the edge is not yet read. */
const threshold = 0.5;

/**
 * Fetches what the links in view lead to, so that a tap shows the next page at once; not for visitors who ask to save
 * data. Goes with one page: a new one wants a new `key`.
 */
export function PagesAhead() {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    if (savesData()) return;
    const links = new Set<HTMLAnchorElement>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) links.add(target as HTMLAnchorElement);
          else links.delete(target as HTMLAnchorElement);
        setPaths(pathsOf(links));
      },
      { threshold },
    );
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
    return () => observer.disconnect();
  }, []);
  return paths.map((path) => <PrefetchPageLinks key={path} page={path} />);
}

function savesData(): boolean {
  return Boolean((navigator as { connection?: { saveData?: boolean } }).connection?.saveData);
}

function pathsOf(links: Set<HTMLAnchorElement>): string[] {
  return Array.from(new Set(Array.from(links, ({ pathname, search }) => pathname + search)));
}
