import type { HomeEntry } from '#content/model/service.ts';
import layout from '../../design/layout/layout.module.css';
import { Badge } from '../../design/primitives/badge/badge.tsx';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { Link } from '../../design/primitives/link/link.tsx';
import { Reveal } from '../../design/primitives/reveal/reveal.tsx';
import { VisuallyHidden } from '../../design/primitives/visually-hidden/visually-hidden.tsx';
import text from '../../design/text.module.css';
import { Picture } from '../../media/picture.tsx';
import type { WithPicture } from '../../media/pictures.ts';
import styles from './service-entries.module.css';

type ShownEntry = WithPicture<Omit<HomeEntry, 'imageAlt'>>;

export type ServiceEntriesProps = {
  entries: readonly ShownEntry[];
  /** The words of the link, the same on every entry. */
  linkLabel: string;
};

export function ServiceEntries({ entries, linkLabel }: ServiceEntriesProps) {
  return (
    <ul className={styles.root}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Reveal delay="entry">
            <Entry entry={entry} linkLabel={linkLabel} />
          </Reveal>
        </li>
      ))}
    </ul>
  );
}

/** The picture leads to the same page as the link, so it is out of the tab order and silent. */
function Entry({ entry, linkLabel }: { entry: ShownEntry; linkLabel: string }) {
  return (
    <article className={`${layout.stack5} ${styles.entry}`}>
      <div className={styles.picture}>
        <Picture {...entry.image} sizes="(min-width: 62em) min(440px, 31vw), (min-width: 48em) 44vw, 92vw" />
        <Link aria-hidden="true" className={styles.pictureLink} tabIndex={-1} to={entry.href} />
        <span className={styles.badge}>
          <Badge variant="paper">{entry.badge}</Badge>
        </span>
      </div>
      <div className={`${layout.words} ${styles.words}`}>
        <h3>{entry.title}</h3>
        <p className={text.muted}>{entry.description}</p>
        <Link className={`${layout.target} ${styles.link}`} to={entry.href}>
          {linkLabel}
          <VisuallyHidden> about {entry.title}</VisuallyHidden>
          <Icon name="arrow-right" />
        </Link>
      </div>
    </article>
  );
}
