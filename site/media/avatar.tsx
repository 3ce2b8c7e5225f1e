import type { Image } from '#content/model/image.ts';
import text from '../design/text.module.css';
import styles from './avatar.module.css';

/** A small round picture. It has one size and one format, because the file has only about 5 kB. */
export function Avatar({ file, alt, widths: [width] }: Image) {
  return (
    <img
      alt={alt}
      className={styles.root}
      height={width}
      loading="lazy"
      src={`/images/${file}-${width}.webp`}
      width={width}
    />
  );
}

export function MoreClientsBadge({ label }: { label: string }) {
  return (
    <span aria-label={label} className={`${styles.root} ${text.heading4} ${styles.more}`} role="img">
      +
    </span>
  );
}
