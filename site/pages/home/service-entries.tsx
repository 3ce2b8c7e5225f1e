import { type ReactNode, useRef } from 'react';
import type { HomeEntry } from '#content/home-entries.ts';
import type { HomePage } from '#content/model/home-page.ts';
import layout from '../../design/layout/layout.module.css';
import { Badge } from '../../design/primitives/badge/badge.tsx';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { Link } from '../../design/primitives/link/link.tsx';
import { Reveal } from '../../design/primitives/reveal/reveal.tsx';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import { VisuallyHidden } from '../../design/primitives/visually-hidden/visually-hidden.tsx';
import text from '../../design/text.module.css';
import { TableOfContents } from '../../features/table-of-contents/table-of-contents.tsx';
import { Picture } from '../../media/picture.tsx';
import styles from './service-entries.module.css';

export type ServiceEntriesProps = { entries: readonly HomeEntry[]; texts: HomePage['services'] };

/** The list of services. On wide screens an index is visible next to it. */
export function ServiceEntries({ entries, texts }: ServiceEntriesProps) {
  const list = useRef<HTMLUListElement>(null);
  return (
    <Section className={`${layout.part} ${layout.columns} ${styles.section}`}>
      <div className={`${layout.stickyList} ${layout.stack6} ${styles.side}`}>
        <Reveal>
          <header className={layout.stack4}>
            <p className={text.kicker}>{texts.kicker}</p>
            <SectionHeading>{texts.heading}</SectionHeading>
            <p className={text.lead}>{texts.text}</p>
          </header>
        </Reveal>
        <TableOfContents entries={entries} label={texts.index} list={list} />
      </div>
      <ul className={styles.list} ref={list}>
        {entries.map((entry) => (
          <li id={entry.anchor} key={entry.id}>
            <Reveal delay="entry">
              <Entry entry={entry} texts={texts} />
            </Reveal>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/**
 * The picture and the text link to the same page, so the picture's link is hidden from the keyboard and screen readers.
 */
function Entry({ entry, texts }: { entry: HomeEntry; texts: HomePage['services'] }) {
  return (
    <article className={`${layout.stack5} ${styles.entry}`}>
      <div className={styles.picture}>
        <div className={styles.zoomed}>
          <Picture {...entry.image} sizes="(min-width: 62em) min(540px, 32vw), (min-width: 48em) 46vw, 92vw" />
        </div>
        <Link aria-hidden="true" className={styles.pictureLink} tabIndex={-1} to={entry.href} />
        <Badge>{entry.badge}</Badge>
      </div>
      <div className={`${layout.words} ${styles.words}`}>
        <h3>{entry.title}</h3>
        <p className={text.muted}>{entry.description}</p>
        <EntryLink to={entry.href}>
          {texts.link}
          <VisuallyHidden>
            {' '}
            {texts.about} {entry.title}
          </VisuallyHidden>
        </EntryLink>
        {entry.otherServiceLink && (
          <EntryLink to={entry.otherServiceLink.path}>{entry.otherServiceLink.link}</EntryLink>
        )}
      </div>
    </article>
  );
}

function EntryLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={`${layout.target} ${text.strong} ${text.accent} ${styles.link}`} data-print="none" to={to}>
      {children}
      <Icon name="arrow-right" />
    </Link>
  );
}
