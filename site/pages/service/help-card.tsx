import { useId } from 'react';
import type { ServicePage } from '#content/model/service-page.ts';
import layout from '../../design/layout/layout.module.css';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import text from '../../design/text.module.css';
import styles from './help-card.module.css';

export type HelpCardProps = { texts: ServicePage['help']; phone: string; email: string; whatsapp: string | undefined };

/** For visitors who cannot wait for an answer to a form. */
export function HelpCard({ texts, phone, email, whatsapp }: HelpCardProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={`${layout.card} ${layout.sticky} ${styles.root}`}
      data-surface="shade"
    >
      <h2 className={text.heading3} id={headingId}>
        {texts.heading}
      </h2>
      <p>{texts.text}</p>
      <ButtonLink isWide to={`tel:${phone}`}>
        {texts.call}
      </ButtonLink>
      <ButtonLink isWide to={`mailto:${email}`} variant="line">
        {texts.email}
      </ButtonLink>
      {whatsapp && (
        <ButtonLink isWide to={whatsapp} variant="line">
          {texts.whatsapp}
        </ButtonLink>
      )}
    </section>
  );
}
