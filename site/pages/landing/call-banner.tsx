import { useId } from 'react';
import layout from '../../design/layout/layout.module.css';
import { CallButton, type CallButtonProps } from '../../design/primitives/button/call-button.tsx';
import text from '../../design/text.module.css';
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
    <section aria-labelledby={headingId} className={place === 'end' ? styles.end : layout.part}>
      <div
        className={place === 'end' ? `${layout.band} ${layout.page} ${styles.band}` : `${layout.card} ${styles.card}`}
        data-surface="shade"
      >
        <div className={styles.frame}>
          <h2 id={headingId}>{heading}</h2>
          <CallButton {...call} isWide="phone" />
          {communities.length > 0 && (
            <ul className={`${layout.cluster} ${text.label} ${styles.communities}`}>
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
