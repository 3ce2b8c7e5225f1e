import type { ReactNode } from 'react';
import { CallButton, type CallButtonProps } from '../../company/call-button.tsx';
import layout from '../../design/layout/layout.module.css';
import { Section, SectionHeading } from '../../design/primitives/section/section.tsx';
import text from '../../design/text.module.css';
import styles from './call-banner.module.css';

export type CallBannerProps = {
  heading: ReactNode;
  call: CallButtonProps;
  /** `within`: a card between other sections. `end`: the last section, as wide as the window. */
  place: 'within' | 'end';
  communities?: readonly string[];
};

export function CallBanner({ heading, call, place, communities = [] }: CallBannerProps) {
  return (
    <Section className={place === 'end' ? styles.end : layout.part}>
      <div
        className={place === 'end' ? `${layout.band} ${layout.page} ${styles.band}` : `${layout.card} ${styles.card}`}
        data-surface="dark"
      >
        <div className={styles.frame}>
          <SectionHeading>{heading}</SectionHeading>
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
    </Section>
  );
}
