import layout from '../../design/layout/layout.module.css';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { TextLink } from '../../design/primitives/link/text-link.tsx';
import { Stars } from '../../design/primitives/stars/stars.tsx';
import textStyles from '../../design/text.module.css';
import type { LandingData } from './landing-data.ts';
import styles from './trust-band.module.css';

export type TrustBandProps = Pick<LandingData['landing'], 'trust' | 'residents'> & {
  starsLabel: string;
  reviewsLabel: string;
};

/** Shows ratings as text and stars, without logos and without structured data. */
export function TrustBand({ trust, residents, starsLabel, reviewsLabel }: TrustBandProps) {
  return (
    <div className={`${layout.page} ${layout.columns} ${styles.root}`}>
      {residents && <p className={textStyles.statement}>{residents}</p>}
      <ul className={styles.badges}>
        {trust.map(({ title, text, stars, profile }) => (
          <li className={`${textStyles.note} ${styles.badge}`} key={title}>
            {stars ? <Stars label={starsLabel} /> : <Icon name="shield" />}
            <strong className={textStyles.strong}>{title}</strong>
            <span>{text}</span>
            {profile && (
              <TextLink to={profile.address}>{`${profile.reviews} ${reviewsLabel}, ${profile.date}`}</TextLink>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
