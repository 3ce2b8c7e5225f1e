import type { Image } from '#content/model/image.ts';
import layout from '../../design/layout/layout.module.css';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import text from '../../design/text.module.css';
import { Picture } from '../../media/picture.tsx';
import styles from './agreement-hero.module.css';

export type AgreementHeroProps = {
  heading: string;
  lead: string;
  priced: string;
  enquire: { label: string; path: string };
  image: Image;
};

export function AgreementHero({ heading, lead, priced, enquire, image }: AgreementHeroProps) {
  return (
    <div className={`${layout.page} ${layout.columns} ${layout.first6} ${styles.root}`} data-print="sheet">
      <div className={layout.stack6}>
        <h1>{heading}</h1>
        <p className={`${text.lead} ${styles.lead}`}>{lead}</p>
        <p className={text.strong}>{priced}</p>
        <p>
          <ButtonLink isWide="phone" to={enquire.path}>
            {enquire.label}
          </ButtonLink>
        </p>
      </div>
      <div className={`${layout.picture} ${styles.picture}`}>
        <Picture {...image} isHero sizes="(min-width: 62em) min(700px, 50vw), 92vw" />
      </div>
    </div>
  );
}
