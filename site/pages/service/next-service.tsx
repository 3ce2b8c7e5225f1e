import { Icon } from '../../design/primitives/icon/icon.tsx';
import { Link } from '../../design/primitives/link/link.tsx';
import { Picture } from '../../media/picture.tsx';
import type { ShownPicture } from '../../media/pictures.ts';
import styles from './next-service.module.css';

export type NextServiceProps = { label: string; title: string; path: string; image: ShownPicture };

/** The banner that leads from one service to the next; one link over words and picture. */
export function NextService({ label, title, path, image }: NextServiceProps) {
  return (
    <div className={styles.root}>
      <Link className={styles.banner} to={path}>
        <span className={styles.words}>
          <span className={styles.label}>{label}</span>
          <span className={styles.title}>{title}</span>
          <Icon name="arrow-right" />
        </span>
        <span className={styles.picture}>
          <Picture {...image} alt="" sizes="(min-width: 768px) min(760px, 54vw), 92vw" />
        </span>
      </Link>
    </div>
  );
}
