import type { Image } from '#content/model/image.ts';
import { Picture } from '../../media/picture.tsx';
import styles from './agreement-hero.module.css';

export type AgreementHeroProps = { heading: string; lead: string; image: Image };

export function AgreementHero({ heading, lead, image }: AgreementHeroProps) {
  return (
    <div className={styles.root} data-print="sheet">
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{lead}</p>
      </div>
      <div className={styles.picture}>
        <Picture
          alt={image.alt}
          isHero
          name={image.name}
          sizes="(min-width: 1448px) 700px, (min-width: 992px) 50vw, 92vw"
        />
      </div>
    </div>
  );
}
