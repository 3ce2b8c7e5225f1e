import { useId } from 'react';
import type { Landing, LandingCard } from '#content/model/landing.ts';
import { Picture } from '../../media/picture.tsx';
import styles from './sectors.module.css';

export type SectorsProps = Landing['sectors'];

/** For whom the company works: two large pictures, the second one beginning beside the heading. */
export function Sectors({ heading, text, items: [home, business] }: SectorsProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.root}>
      <header className={styles.header}>
        <h2 id={headingId}>{heading}</h2>
        <p>{text}</p>
      </header>
      <Sector {...home} />
      <Sector {...business} />
    </section>
  );
}

function Sector({ title, text, image }: LandingCard) {
  return (
    <article className={styles.sector}>
      {image && (
        <div className={styles.picture}>
          <Picture alt={image.alt} name={image.name} sizes="(min-width: 1448px) 700px, (min-width: 768px) 50vw, 92vw" />
        </div>
      )}
      <h3>{title}</h3>
      <p>{text}</p>
    </article>
  );
}
