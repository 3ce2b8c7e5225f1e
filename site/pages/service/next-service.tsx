import type { Image } from '#content/model/image.ts';
import layout from '../../design/layout/layout.module.css';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { Link } from '../../design/primitives/link/link.tsx';
import text from '../../design/text.module.css';
import { Picture } from '../../media/picture.tsx';
import styles from './next-service.module.css';

export type NextServiceProps = { label: string; title: string; path: string; image: Image };

export function NextService({ label, title, path, image }: NextServiceProps) {
  return (
    <div className={`${layout.page} ${styles.root}`} data-print="none">
      <Link className={`${text.plain} ${styles.banner}`} to={path}>
        <span className={`${layout.words} ${styles.words}`}>
          <span className={text.lead}>{label}</span>
          <span className={`${text.heading2} ${styles.title}`}>{title}</span>
          <Icon name="arrow-right" />
        </span>
        <span className={`${layout.picture} ${styles.picture}`}>
          <Picture {...image} alt="" sizes="(min-width: 48em) min(760px, 54vw), 92vw" />
        </span>
      </Link>
    </div>
  );
}
