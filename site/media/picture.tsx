import type { ImageName } from '#content/model/image.ts';
import type { ImageFile } from './image-files.ts';
import styles from './picture.module.css';
import { useImageFile } from './shown-image-files.tsx';

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
  const image = useImageFile(name);
  const { width, height } = image;
  const priority = isHero ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture className={styles.root}>
      {formats.map((format) => (
        <source key={format} sizes={sizes} srcSet={sourceSet(image, format)} type={`image/${format}`} />
      ))}
      <img
        {...priority}
        alt={alt}
        height={height}
        sizes={sizes}
        src={address(image, 800, 'jpeg')}
        srcSet={sourceSet(image, 'jpeg')}
        width={width}
      />
    </picture>
  );
}

function sourceSet(image: ImageFile, format: string): string {
  return image.widths.map((width) => `${address(image, width, format)} ${width}w`).join(', ');
}

function address({ file }: ImageFile, width: number, format: string): string {
  return `/images/${file}-${width}.${format}`;
}
