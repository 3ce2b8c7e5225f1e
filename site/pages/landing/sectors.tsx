import { useId } from 'react';
import type { LandingCard } from '#content/model/landing.ts';
import layout from '../../design/layout/layout.module.css';
import textStyles from '../../design/text.module.css';
import { Picture } from '../../media/picture.tsx';
import styles from './sectors.module.css';

export type SectorsProps = { heading: string; text: string; items: readonly LandingCard[] };

/** For whom the company works: two large pictures, the second one beginning beside the heading. */
export function Sectors({ heading, text, items }: SectorsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`${layout.part} ${styles.root}`}>
      <header className={layout.stack4}>
        <h2 id={headingId}>{heading}</h2>
        <p className={textStyles.lead}>{text}</p>
      </header>
      {items.map((sector) => (
        <Sector key={sector.title} {...sector} />
      ))}
    </section>
  );
}

function Sector({ title, text, image }: LandingCard) {
  return (
    <article className={`${layout.stack2} ${styles.sector}`}>
      {image && (
        <div className={`${layout.picture} ${styles.picture}`}>
          <Picture {...image} sizes="(min-width: 48em) min(700px, 50vw), 92vw" />
        </div>
      )}
      <h3>{title}</h3>
      <p className={textStyles.muted}>{text}</p>
    </article>
  );
}
