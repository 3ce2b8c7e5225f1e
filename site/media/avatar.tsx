import styles from './avatar.module.css';
import { Picture } from './picture.tsx';
import type { ShownPicture } from './pictures.ts';

/** A small round picture that stands for a client or beside a reviewer's name. */
export function Avatar(picture: ShownPicture) {
  return (
    <span className={styles.root}>
      <Picture {...picture} sizes="3rem" />
    </span>
  );
}
