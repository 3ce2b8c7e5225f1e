import type { ShownOffer } from '#content/offers.ts';
import { useShownWhile } from '../../browser/use-shown-while.ts';
import layout from '../../design/layout/layout.module.css';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import text from '../../design/text.module.css';
import styles from './landing-offer.module.css';

export type LandingOfferProps = { offer: ShownOffer };

export function LandingOffer({ offer }: LandingOfferProps) {
  return (
    <div {...useShownWhile(offer.period)}>
      <Section className={`${layout.part} ${layout.columns} ${styles.root}`}>
        <SectionHeading>{offer.text}</SectionHeading>
        <p className={`${text.lead} ${styles.lead}`}>{offer.terms}</p>
      </Section>
    </div>
  );
}
