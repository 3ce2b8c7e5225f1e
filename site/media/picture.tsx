import type { Image } from '#content/model/image.ts';
import styles from './picture.module.css';

export type PictureProps = Image & {
  /** Like the `sizes` attribute: '(min-width: 62em) 50vw, 100vw'. */
  sizes: string;
  /** The largest picture of the first view. It loads first. */
  isHero?: boolean;
};

/** Fills its parent and is cropped to its shape. Browsers without AVIF load one JPEG. */
export function Picture({ sizes, isHero = false, alt, file, width, height, widths }: PictureProps) {
  // Without `decoding="async"`: Chromium left such a picture unpainted, an empty box, after a jump down the page.
  const priority = isHero ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <picture className={styles.root}>
      <source
        sizes={sizes}
        srcSet={widths.map((at) => `/images/${file}-${at}.avif ${at}w`).join(', ')}
        type="image/avif"
      />
      <img {...priority} alt={alt} height={height} src={`/images/${file}.jpeg`} width={width} />
    </picture>
  );
}
