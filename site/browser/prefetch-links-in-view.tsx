import { useEffect, useState } from 'react';
import { PrefetchPageLinks } from 'react-router';

/** Half of a link must be in view: at the edge of the window it is not read yet. */
const threshold = 0.5;

/** Not those of the header and the footer: they are in view everywhere, and do not show where a visitor wants to go. */
const links = ':is(main, aside) a[href^="/"]';

/**
 * Fetches what the links in view lead to, so that a tap shows the next page at once; not for visitors who ask to save
 * data. Belongs to one page: give it a new `key` for another page.
 */
export function PrefetchLinksInView() {
  const [paths, setPaths] = useState<readonly string[]>([]);
  useEffect(() => {
    if (navigator.connection?.saveData) return;
    const inView = new Set<HTMLAnchorElement>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) inView.add(target as HTMLAnchorElement);
          else inView.delete(target as HTMLAnchorElement);
        setPaths(pathsOf(inView));
      },
      { threshold },
    );
    for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) observer.observe(link);
    return () => observer.disconnect();
  }, []);
  return paths.map((path) => <PrefetchPageLinks key={path} page={path} />);
}

function pathsOf(anchors: Set<HTMLAnchorElement>): string[] {
  return Array.from(new Set(Array.from(anchors, ({ pathname, search }) => pathname + search)));
}
