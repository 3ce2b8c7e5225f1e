import { type ReactNode, useId } from 'react';
import type { Landing } from '#content/model/landing.ts';
import type { MotionLabels } from '#content/model/landing-texts.ts';
import layout from '../../design/layout/layout.module.css';
import notch from '../../design/layout/notch.module.css';
import { CallButton, type CallButtonProps } from '../../design/primitives/button/call-button.tsx';
import { Logo, type LogoProps } from '../../design/primitives/logo/logo.tsx';
import text from '../../design/text.module.css';
import { OpenNow, type OpenNowProps } from '../../features/opening-hours/open-now.tsx';
import { Video } from '../../media/video.tsx';
import type { VideoFiles } from '../../media/video-files.ts';
import styles from './landing-hero.module.css';

export type LandingHeroProps = {
  hero: Landing['hero'];
  video: VideoFiles;
  videoLabels: MotionLabels;
  logo: LogoProps;
  call: CallButtonProps;
  /** When technicians come; not where painters do. */
  openNow: OpenNowProps | undefined;
  /** False where the offer has a band of its own right below, which then reaches into the first view. */
  hasOffer: boolean;
  /** A form that belongs to the offer. */
  children?: ReactNode;
};

/** The promise of the advert over the video, and corners of the page that reach into the picture: the name, and the offer. */
export function LandingHero({ hero, video, videoLabels, logo, call, openNow, hasOffer, children }: LandingHeroProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className={`${layout.wide} ${styles.root}`}
      data-form={children ? '' : undefined}
      data-offer={hasOffer ? 'here' : 'below'}
    >
      <div className={styles.picture}>
        <div className={`${notch.topStart} ${styles.brand}`} data-print="none">
          <Logo {...logo} />
        </div>
        <div className={`${layout.words} ${layout.settle} ${styles.words}`} data-surface="shade">
          <h1 id={headingId}>{hero.heading}</h1>
          <div className={styles.more}>
            <p className={text.lead}>{hero.text}</p>
            <div className={`${layout.cluster} ${styles.call}`}>
              <CallButton {...call} isWide="phone" />
              {openNow && <OpenNow {...openNow} />}
            </div>
          </div>
        </div>
        <Video {...video} isHero labels={videoLabels} sizes="min(1600px, 100vw)" />
      </div>
      {hasOffer && (
        <div className={`${layout.stack2} ${notch.bottomEnd} ${styles.offer}`}>
          <p className={`${text.statement} ${layout.settle}`}>{hero.offer}</p>
          {children}
          <p className={`${text.note} ${layout.settle}`}>{hero.offerTerms}</p>
        </div>
      )}
    </section>
  );
}
