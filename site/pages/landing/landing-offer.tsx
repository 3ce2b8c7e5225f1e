import { useId } from 'react';
import layout from '../../design/layout/layout.module.css';
import { CallButton, type CallButtonProps } from '../../design/primitives/button/call-button.tsx';
import text from '../../design/text.module.css';
import styles from './landing-offer.module.css';

export type LandingOfferProps = { offer: string; terms: string; call: CallButtonProps };

/** The promotion as a band of its own: what, for whom, and the number to mention it to. */
export function LandingOffer({ offer, terms, call }: LandingOfferProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={`${layout.part} ${layout.columns} ${styles.root}`}>
      <h2 id={headingId}>{offer}</h2>
      <div className={layout.words}>
        <p className={text.lead}>{terms}</p>
        <CallButton {...call} />
      </div>
    </section>
  );
}
