import type { LandingCard } from '#content/model/landing.ts';
import layout from '../../design/layout/layout.module.css';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import textStyles from '../../design/text.module.css';
import { Picture } from '../../media/picture.tsx';
import styles from './sectors.module.css';

export type SectorsProps = { heading: string; text: string; items: readonly LandingCard[] };

/** The section “Residential and commercial”: a card for each type of customer. */
export function Sectors({ heading, text, items }: SectorsProps) {
  return (
    <Section className={`${layout.part} ${styles.root}`}>
      <header className={layout.stack4}>
        <SectionHeading>{heading}</SectionHeading>
        <p className={`${textStyles.lead} ${styles.lead}`}>{text}</p>
      </header>
      {items.map((sector) => (
        <Sector key={sector.title} {...sector} />
      ))}
    </Section>
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
      <p className={`${textStyles.muted} ${layout.measure}`}>{text}</p>
    </article>
  );
}
