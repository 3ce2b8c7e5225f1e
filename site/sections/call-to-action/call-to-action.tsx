import { useId } from 'react';
import type { HomePage } from '#content/model/home-page.ts';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Reveal } from '../../design/primitives/reveal/reveal.tsx';
import styles from './call-to-action.module.css';

export type CallToActionProps = {
  texts: HomePage['callToAction'];
  phone: { display: string; dial: string };
  /** Handed to the form with the button; see features/enquiry/requested-service.ts. */
  state?: unknown;
};

/** The last word of a page: write or call. It runs into the footer, which has the same surface. */
export function CallToAction({ texts, phone, state }: CallToActionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.root} data-surface="shade">
      <Reveal>
        <div className={styles.frame}>
          <div className={styles.words}>
            <h2 id={headingId}>{texts.heading}</h2>
            <p>{texts.text}</p>
          </div>
          <div className={styles.ways}>
            <ButtonLink state={state} to="/contact">
              {texts.button}
            </ButtonLink>
            <p className={styles.or}>{texts.or}</p>
            <a className={styles.call} href={`tel:${phone.dial}`}>
              <span>{texts.prompt}</span>
              <span className={styles.number} dir="ltr">
                {phone.display}
              </span>
            </a>
          </div>
        </div>
      </Reveal>
    </section>
  );
}
