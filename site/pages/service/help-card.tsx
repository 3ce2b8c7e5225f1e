import type { Phone } from '#content/model/business.ts';
import type { ServicePage } from '#content/model/service-page.ts';
import layout from '../../design/layout/layout.module.css';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import text from '../../design/text.module.css';
import styles from './help-card.module.css';

export type HelpCardProps = { texts: ServicePage['help']; phone: Phone; email: string; whatsapp: string | undefined };

/** Contact details for visitors with an urgent problem, who cannot wait for an answer to a form. */
export function HelpCard({ texts, phone, email, whatsapp }: HelpCardProps) {
  return (
    <Section className={`${layout.card} ${layout.stack3} ${layout.sticky} ${styles.root}`} surface="dark">
      <SectionHeading className={text.heading3}>{texts.heading}</SectionHeading>
      <p>{texts.text}</p>
      <ButtonLink isWide to={`tel:${phone.dial}`} variant="line">
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
    </Section>
  );
}
