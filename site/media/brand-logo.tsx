import type { Brand } from '#content/model/brand.ts';
import styles from './brand-logo.module.css';
import { brandLogoHeight, brandLogoWidths } from './brand-logo-widths.ts';

export type BrandLogoProps = Pick<Brand, 'image' | 'title'>;

/** The drawn name of a brand that the company works with, like Daikin. Its width is set, so that nothing moves when it loads. */
export function BrandLogo({ image, title }: BrandLogoProps) {
  return (
    <img
      alt={title}
      className={styles.root}
      height={brandLogoHeight}
      loading="lazy"
      src={image}
      width={brandLogoWidths[image]}
    />
  );
}
