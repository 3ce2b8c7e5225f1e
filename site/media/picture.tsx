import type { ImageName } from '#content/model/image.ts';
import { imageFiles } from './image-files.ts';
import styles from './picture.module.css';

export type PictureProps = {
  name: ImageName;
  /** What is seen; empty where the words beside the picture already say it. */
  alt: string;
  /** How wide it is shown, as in the `sizes` attribute: '(min-width: 992px) 50vw, 100vw'. */
  sizes: string;
  /** The largest picture of the first view: fetched first and never late. */
  isHero?: boolean;
};

const formats = ['avif', 'webp'] as const;

/** Fills the box it stands in; the box gives the shape, the picture is cropped to it. */
export function Picture({ name, alt, sizes, isHero = false }: PictureProps) {
  const { width, height } = imageFiles[name];
  const priority = isHero ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture className={styles.root}>
      {formats.map((format) => (
        <source key={format} sizes={sizes} srcSet={sourceSet(name, format)} type={`image/${format}`} />
      ))}
      <img
        {...priority}
        alt={alt}
        height={height}
        sizes={sizes}
        src={address(name, 800, 'jpeg')}
        srcSet={sourceSet(name, 'jpeg')}
        width={width}
      />
    </picture>
  );
}

function sourceSet(name: ImageName, format: string): string {
  return imageFiles[name].widths.map((width) => `${address(name, width, format)} ${width}w`).join(', ');
}

function address(name: ImageName, width: number, format: string): string {
  return `/images/${imageFiles[name].file}-${width}.${format}`;
}
