import { CallButton, type CallButtonProps } from '../../company/call-button.tsx';
import layout from '../../design/layout/layout.module.css';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import text from '../../design/text.module.css';
import styles from './landing-offer.module.css';

export type LandingOfferProps = { offer: string; terms: string; call: CallButtonProps };

export function LandingOffer({ offer, terms, call }: LandingOfferProps) {
  return (
    <Section className={`${layout.part} ${layout.columns} ${styles.root}`}>
      <SectionHeading>{offer}</SectionHeading>
      <div className={layout.words}>
        <p className={`${text.lead} ${styles.lead}`}>{terms}</p>
        <CallButton {...call} />
      </div>
    </Section>
  );
}
