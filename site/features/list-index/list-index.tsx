import { useEffect, useState } from 'react';
import styles from './list-index.module.css';

export type ListIndexProps = { label: string; entries: readonly { anchor: string; title: string }[] };

/** A thin strip across the window, a little below where a link leads to. Entries that cross it are current. */
const readingStrip = '-25% 0px -74%';

/** Leads to each entry of the list and follows the scroll: two entries side by side are current together. */
export function ListIndex({ label, entries }: ListIndexProps) {
  const [current, setCurrent] = useState<readonly string[]>(() => entries.slice(0, 1).map(({ anchor }) => anchor));

  useEffect(() => {
    const crossing = new Set<string>();
    const onReport = (reports: IntersectionObserverEntry[]) => {
      for (const { target, isIntersecting } of reports) {
        if (isIntersecting) crossing.add(target.id);
        else crossing.delete(target.id);
      }
      // Between two rows the last one stays current.
      if (crossing.size > 0) setCurrent([...crossing]);
    };
    const observer = new IntersectionObserver(onReport, { rootMargin: readingStrip });
    for (const { anchor } of entries) {
      const entry = document.getElementById(anchor);
      if (entry) observer.observe(entry);
    }
    return () => observer.disconnect();
  }, [entries]);

  return (
    <nav aria-label={label} className={styles.root} data-print="none">
      <ul>
        {entries.map(({ anchor, title }) => (
          <li key={anchor}>
            <a className={styles.link} data-current={current.includes(anchor) || undefined} href={`#${anchor}`}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
