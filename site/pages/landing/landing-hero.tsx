import type { ReactNode } from 'react';
import type { MotionLabels } from '#content/model/landing.ts';
import type { ShownOffer } from '#content/offers.ts';
import { usePeriodAttributes } from '../../browser/use-period-attributes.ts';
import { CallButton, type CallButtonProps } from '../../company/call-button.tsx';
import { OpeningStatus, type OpeningStatusProps } from '../../company/opening-status.tsx';
import layout from '../../design/layout/layout.module.css';
import text from '../../design/text.module.css';
import { Video } from '../../media/video.tsx';
import type { VideoFiles } from '../../media/video-files.ts';
import type { LandingData } from './landing-data.ts';
import styles from './landing-hero.module.css';

export type LandingHeroProps = {
  hero: LandingData['landing']['hero'];
  video: VideoFiles;
  videoLabels: MotionLabels;
  call: CallButtonProps;
  /** Undefined on the page with the quote form. */
  openNow: OpeningStatusProps | undefined;
  /** Undefined if the offer is over, or if a section below the hero shows it. */
  offer: ShownOffer | undefined;
  /** The quote form, if the page has one. */
  children?: ReactNode;
};

/** The hero of a landing page. The offer overlaps a corner of the picture. */
export function LandingHero({ hero, video, videoLabels, call, openNow, offer, children }: LandingHeroProps) {
  const shownWhile = usePeriodAttributes(offer?.period ?? {});
  return (
    <section
      aria-label={hero.heading}
      className={`${layout.wide} ${styles.root}`}
      data-form={children ? '' : undefined}
      data-offer={offer || children ? 'inside' : 'below'}
    >
      <div className={styles.picture}>
        <div className={`${layout.words} ${layout.fadeIn} ${styles.words}`} data-surface="picture">
          <h1>{hero.heading}</h1>
          <div className={styles.more}>
            <p className={`${text.lead} ${styles.lead}`}>{hero.text}</p>
            <div className={`${layout.cluster} ${styles.call}`}>
              <CallButton {...call} isWide="phone" variant={children ? 'line' : 'action'} />
              {openNow && <OpeningStatus {...openNow} />}
            </div>
          </div>
        </div>
        <Video {...video} isHero labels={videoLabels} sizes="min(1600px, 100vw)" />
      </div>
      {(offer || children) && (
        <div className={`${layout.stack2} ${styles.offer}`} {...(!children && shownWhile)}>
          {offer && (
            <p className={`${text.statement} ${layout.fadeIn}`} {...shownWhile}>
              {offer.text}
            </p>
          )}
          {children}
          {offer && (
            <p className={`${text.note} ${layout.fadeIn}`} {...shownWhile}>
              {offer.terms}
            </p>
          )}
        </div>
      )}
    </section>
  );
}
