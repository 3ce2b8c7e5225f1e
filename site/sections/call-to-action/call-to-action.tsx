import type { Phone } from '#content/model/business.ts';
import type { HomePage } from '#content/model/home-page.ts';
import layout from '../../design/layout/layout.module.css';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { LinkedText } from '../../design/primitives/link/linked-text.tsx';
import { Reveal } from '../../design/primitives/reveal/reveal.tsx';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import text from '../../design/text.module.css';
import styles from './call-to-action.module.css';

export type CallToActionProps = {
  texts: HomePage['callToAction'];
  phone: Phone;
  coverage?: HomePage['coverage'];
  /** The URL of the enquiry form, optionally with prefilled values (`enquiry-url.ts`). */
  enquirePath?: string;
};

/** The last section of a page. Its surface is dark, like that of the footer below. */
export function CallToAction({ texts, phone, coverage, enquirePath = '/contact' }: CallToActionProps) {
  return (
    <Section className={`${layout.band} ${layout.page} ${styles.root}`} print="none" surface="dark">
      <Reveal>
        <div className={`${layout.columns} ${layout.first7} ${styles.frame}`}>
          <div className={layout.stack5}>
            <SectionHeading className={text.headingDisplay}>{texts.heading}</SectionHeading>
            <p className={text.lead}>
              <LinkedText text={texts.text} />
            </p>
          </div>
          <div className={styles.ways}>
            <ButtonLink isWide="phone" to={enquirePath}>
              {texts.button}
            </ButtonLink>
            <p className={`${layout.cluster} ${text.quietLabel} ${styles.or}`}>{texts.or}</p>
            <a className={`${text.muted} ${text.plain} ${styles.call}`} href={`tel:${phone.dial}`}>
              <span>{texts.prompt}</span>
              <span className={text.number} dir="ltr">
                {phone.display}
              </span>
            </a>
          </div>
          {coverage && (
            <div className={`${layout.stack2} ${styles.coverage}`}>
              <h3>{coverage.heading}</h3>
              <p className={text.muted}>{coverage.text}</p>
            </div>
          )}
        </div>
      </Reveal>
    </Section>
  );
}
