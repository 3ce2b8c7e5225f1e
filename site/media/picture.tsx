import styles from './picture.module.css';
import type { ShownPicture } from './pictures.ts';

export type PictureProps = ShownPicture & {
  /** How wide it is shown, as in the `sizes` attribute: '(min-width: 992px) 50vw, 100vw'. */
  sizes: string;
  /** The largest picture of the first view: fetched first and never late. */
  isHero?: boolean;
};

/** Older browsers get one JPEG. */
const formats = ['avif', 'webp'] as const;

/** Fills the box it stands in; the box gives the shape, the picture is cropped to it. */
export function Picture({ sizes, isHero = false, ...picture }: PictureProps) {
  const { alt, width, height } = picture;
  const priority = isHero ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy', decoding: 'async' } as const);
  return (
    <picture className={styles.root}>
      {formats.map((format) => (
        <source key={format} sizes={sizes} srcSet={sourceSet(picture, format)} type={`image/${format}`} />
      ))}
      <img {...priority} alt={alt} height={height} src={address(picture, 800, 'jpeg')} width={width} />
    </picture>
  );
}

function sourceSet(picture: ShownPicture, format: string): string {
  return picture.widths.map((width) => `${address(picture, width, format)} ${width}w`).join(', ');
}

function address({ file }: ShownPicture, width: number, format: string): string {
  return `/images/${file}-${width}.${format}`;
}
