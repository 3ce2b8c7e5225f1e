import type { BrandLogo } from '#content/model/brand-logo.ts';
import styles from './brand-mark.module.css';
import { brandMarkHeight, brandMarkWidths } from './brand-mark-widths.ts';

export type BrandMarkProps = Pick<BrandLogo, 'image' | 'title'>;

/** A maker's name as a wordmark, with its own width so that nothing moves when it arrives. */
export function BrandMark({ image, title }: BrandMarkProps) {
  return (
    <img
      alt={title}
      className={styles.root}
      decoding="async"
      height={brandMarkHeight}
      loading="lazy"
      src={image}
      width={brandMarkWidths[image]}
    />
  );
}
