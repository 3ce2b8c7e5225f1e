import type { Image } from '#content/model/image.ts';
import layout from '../../design/layout/layout.module.css';
import text from '../../design/text.module.css';
import { Picture } from '../../media/picture.tsx';
import styles from './about-hero.module.css';

export type AboutHeroProps = { heading: string; lead: string; image: Image };

export function AboutHero({ heading, lead, image }: AboutHeroProps) {
  return (
    <div className={`${layout.page} ${layout.stackParts} ${styles.root}`}>
      <div className={`${layout.columns} ${layout.first7} ${styles.words}`}>
        <h1>{heading}</h1>
        <p className={`${text.lead} ${styles.lead}`}>{lead}</p>
      </div>
      <div className={`${layout.picture} ${styles.picture}`}>
        <Picture {...image} isHero sizes="min(1320px, 92vw)" />
      </div>
    </div>
  );
}
