import type { Landing } from '#content/model/landing.ts';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { Stars } from '../../design/primitives/stars/stars.tsx';
import styles from './trust-band.module.css';

export type TrustBandProps = Pick<Landing, 'trust'> & { residents: string | undefined };

/** Ratings and warranty as plain text: no logos, no rating markup. */
export function TrustBand({ trust, residents }: TrustBandProps) {
  return (
    <div className={styles.root}>
      {residents && <p className={styles.residents}>{residents}</p>}
      <ul className={styles.badges}>
        {trust.map(({ title, text, stars }) => (
          <li key={title}>
            {stars ? <Stars rating={5} /> : <Icon name="shield" />}
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
