import { type RefObject, useEffect, useState } from 'react';
import styles from './table-of-contents.module.css';

export type TableOfContentsProps = {
  label: string;
  entries: readonly { anchor: string; title: string }[];
  /** The list whose entries the links lead to. It has one child for each entry. */
  list: RefObject<HTMLElement | null>;
};

/**
 * The `rootMargin` of a strip that is 1 % of the window's height, a quarter of the window below its top. An entry
 * becomes current when its top reaches the strip.
 */
const readingStrip = '-25% 0px -74%';

/**
 * Links to the entries of a list. Marks the last entry that has reached `readingStrip`; entries in the same row are
 * marked together.
 */
export function TableOfContents({ label, entries, list }: TableOfContentsProps) {
  const [current, setCurrent] = useState<readonly string[]>(() => entries.slice(0, 1).map(({ anchor }) => anchor));

  useEffect(() => {
    const items = Array.from(list.current?.children ?? []) as HTMLElement[];
    const onReport = () => {
      const passed = items.filter((item) => item.getBoundingClientRect().top < innerHeight * 0.26);
      const last = passed.at(-1) ?? items[0];
      setCurrent(items.filter((item) => item.offsetTop === last?.offsetTop).map(({ id }) => id));
    };
    const observer = new IntersectionObserver(onReport, { rootMargin: readingStrip });
    for (const item of items) observer.observe(item);
    return () => observer.disconnect();
  }, [list]);

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
