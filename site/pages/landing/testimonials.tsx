import layout from '../../design/layout/layout.module.css';
import { Section } from '../../design/primitives/section/section.tsx';
import { Stars } from '../../design/primitives/stars/stars.tsx';
import textStyles from '../../design/text.module.css';
import { Avatar } from '../../media/avatar.tsx';
import type { LandingData } from './landing-data.ts';
import styles from './testimonials.module.css';

export type TestimonialsProps = LandingData['landing']['testimonials'] & { stars: string };

export function Testimonials({ heading, stars, items }: TestimonialsProps) {
  return (
    <Section heading={heading} layout="aside">
      <ul className={`${layout.linesAbove} ${styles.root}`}>
        {items.map(({ text, reviewer, place, avatar }) => (
          <li key={text}>
            <figure className={styles.testimonial}>
              <Stars label={stars} />
              <blockquote className={styles.quote}>
                <p>{text}</p>
              </blockquote>
              <figcaption className={`${layout.cluster} ${textStyles.note} ${styles.reviewer}`}>
                <Avatar {...avatar} />
                <span>
                  <strong className={textStyles.label}>{reviewer}</strong>
                  <span>{place}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
