import { useId } from 'react';
import { CallButton, type CallButtonProps } from '../../design/primitives/button/call-button.tsx';
import styles from './call-banner.module.css';

export type CallBannerProps = {
  heading: string;
  call: CallButtonProps;
  /** A card within the page, or the last band of it. */
  place: 'within' | 'end';
  /** The communities that the team is near to. */
  communities?: readonly string[];
};

/** One sentence and the number. */
export function CallBanner({ heading, call, place, communities = [] }: CallBannerProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.root} data-place={place}>
      <div className={styles.band} data-surface="shade">
        <div className={styles.frame}>
          <h2 id={headingId}>{heading}</h2>
          <CallButton {...call} />
          {communities.length > 0 && (
            <ul className={styles.communities}>
              {communities.map((community) => (
                <li key={community}>{community}</li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </section>
  );
}
