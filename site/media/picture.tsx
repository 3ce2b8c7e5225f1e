import type { Image } from '#content/model/image.ts';
import styles from './picture.module.css';

export type PictureProps = Image & {
  /** The `sizes` attribute, like '(min-width: 62em) 50vw, 100vw'. */
  sizes: string;
  /** True for the largest picture that is visible without scrolling. It loads with high priority. */
  isHero?: boolean;
};

/** A picture that fills its parent and is cropped to the parent's shape. Browsers without AVIF load a JPEG. */
export function Picture({ sizes, isHero, alt, file, width, height, widths }: PictureProps) {
  // Does not set `decoding="async"`: with it, Chromium sometimes leaves a picture blank after a jump down the page.
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
