import type { LandingCard } from '#content/model/landing.ts';
import layout from '../../design/layout/layout.module.css';
import { Section } from '../../design/primitives/section/section.tsx';
import textStyles from '../../design/text.module.css';
import { Picture } from '../../media/picture.tsx';
import styles from './landing-cards.module.css';

export type LandingCardsProps = { heading: string; text?: string | undefined; items: readonly LandingCard[] };

const sizes = '(min-width: 48em) min(740px, 52vw), 6.5rem';
const firstSizes = '(min-width: 48em) min(740px, 52vw), 92vw';

/**
 * Cards with pictures, in a grid with columns of different widths. On phones, all cards but the first are rows with a
 * small picture.
 */
export function LandingCards({ heading, text: intro, items }: LandingCardsProps) {
  return (
    <Section heading={heading} intro={intro}>
      <ul className={`${layout.stack5} ${styles.root}`} data-count={items.length}>
        {items.map(({ title, text, image }, index) => (
          <li className={`${layout.stack2} ${styles.card}`} key={title}>
            {image && (
              <div className={`${layout.picture} ${styles.picture}`}>
                <Picture {...image} sizes={index === 0 ? firstSizes : sizes} />
              </div>
            )}
            <h3>{title}</h3>
            <p className={`${textStyles.muted} ${layout.measure}`}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
