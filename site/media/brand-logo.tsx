import type { Brand } from '#content/model/landing.ts';
import styles from './brand-logo.module.css';
import { brandLogoHeight, brandLogoWidths } from './brand-logo-widths.ts';

export type BrandLogoProps = Pick<Brand, 'image' | 'title'>;

/** The logo of a brand whose products the company uses, such as Daikin. The fixed width prevents layout shifts. */
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
