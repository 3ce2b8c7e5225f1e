import styles from './avatar.module.css';
import type { ShownPicture } from './pictures.ts';

/** A small round picture that stands for a client or beside a reviewer's name. One file: it weighs 3 kB in any format. */
export function Avatar({ file, alt, widths: [width] }: ShownPicture) {
  return (
    <img
      alt={alt}
      className={styles.root}
      decoding="async"
      height={width}
      loading="lazy"
      src={`/images/${file}-${width}.webp`}
      width={width}
    />
  );
}
