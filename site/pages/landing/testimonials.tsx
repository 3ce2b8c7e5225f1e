import type { Landing } from '#content/model/landing.ts';
import { Monogram } from '../../design/primitives/monogram/monogram.tsx';
import { Section } from '../../design/primitives/section/section.tsx';
import { Stars } from '../../design/primitives/stars/stars.tsx';
import styles from './testimonials.module.css';

export type TestimonialsProps = Landing['testimonials'];

const tones = ['shade', 'sand', 'deep'] as const;

/** Customers in their own words, large enough to be read. */
export function Testimonials({ heading, items }: TestimonialsProps) {
  return (
    <Section heading={heading} layout="aside">
      <ul className={styles.root}>
        {items.map(({ text, reviewer, place, avatar, rating }, index) => (
          <li key={reviewer}>
            <figure className={styles.testimonial}>
              <Stars rating={rating} />
              <blockquote className={styles.quote}>
                <p>{text}</p>
              </blockquote>
              <figcaption className={styles.reviewer}>
                <Monogram initials={avatar} tone={tones[index % tones.length] ?? 'shade'} />
                <span>
                  <strong>{reviewer}</strong>
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
