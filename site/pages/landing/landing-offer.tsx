import type { ShownOffer } from '#content/offers.ts';
import { useShownWhile } from '../../browser/use-shown-while.ts';
import { CallButton, type CallButtonProps } from '../../company/call-button.tsx';
import layout from '../../design/layout/layout.module.css';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import text from '../../design/text.module.css';
import styles from './landing-offer.module.css';

export type LandingOfferProps = { offer: ShownOffer; call: CallButtonProps };

export function LandingOffer({ offer, call }: LandingOfferProps) {
  return (
    <div {...useShownWhile(offer.period)}>
      <Section className={`${layout.part} ${layout.columns} ${styles.root}`}>
        <SectionHeading>{offer.text}</SectionHeading>
        <div className={layout.words}>
          <p className={`${text.lead} ${styles.lead}`}>{offer.terms}</p>
          <CallButton {...call} />
        </div>
      </Section>
    </div>
  );
}
