import type { Image } from '#content/model/image.ts';
import layout from '../../design/layout/layout.module.css';
import text from '../../design/text.module.css';
import { Picture } from '../../media/picture.tsx';
import styles from './agreement-hero.module.css';

export type AgreementHeroProps = { heading: string; lead: string; image: Image };

export function AgreementHero({ heading, lead, image }: AgreementHeroProps) {
  return (
    <div className={`${layout.page} ${layout.columns} ${styles.root}`} data-print="sheet">
      <div className={layout.stack6}>
        <h1>{heading}</h1>
        <p className={`${text.lead} ${styles.lead}`}>{lead}</p>
      </div>
      <div className={`${layout.picture} ${styles.picture}`}>
        <Picture {...image} isHero sizes="(min-width: 62em) min(700px, 50vw), 92vw" />
      </div>
    </div>
  );
}
