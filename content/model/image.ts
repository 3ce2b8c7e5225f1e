import * as v from 'valibot';
import { type FieldMetadata, group, paragraph } from './fields.ts';
import imageFiles from './image-files.json' with { type: 'json' };

/**
 * The files of a picture on the site: `/images/<file>.jpeg`, and `/images/<file>-<width>.avif` for each of `widths`. A
 * small square picture has a single file instead, `/images/<file>-<width>.webp`. `width` and `height` are those of the
 * original. All sizes are in pixels.
 */
export type ImageFile = { file: string; width: number; height: number; widths: number[] };

/** The names of the pictures in `assets/images`. `npm run images` writes their list. */
export type ImageName = keyof typeof imageFiles;

export const imageNames = Object.keys(imageFiles) as ImageName[];

/**
 * Minimum sizes in pixels. Pages show pictures up to 1600 px wide. Square pictures are 48 px wide, at a device pixel
 * ratio of up to 3.
 */
export const minSize = { wide: { width: 1600, height: 900 }, square: { width: 144, height: 144 } };

/** The data of a picture for `<Picture>` and `<Avatar>`. The YAML files contain only `name` and, for most, `alt`. */
export type Image = { name: ImageName; alt: string } & ImageFile;

export function imageOf({ name, alt }: { name: ImageName; alt: string }): Image {
  return { name, alt, ...imageFiles[name] };
}

/**
 * A field for a picture with its alternative text. `isSquare`: the picture is shown small and round, and the editor
 * crops uploaded photos to a square around the centre.
 */
export function picture(title: string, help = '', isSquare = false) {
  return v.pipe(group(title, help, { name: pictureName(isSquare), alt: altText() }), v.transform(imageOf));
}

/** A field for a small round picture next to a text with the same meaning, so it has no alternative text. */
export function decorativeSquarePicture(title: string, help: string) {
  return v.pipe(
    group(title, help, { name: pictureName(true) }),
    v.transform(({ name }) => imageOf({ name, alt: '' })),
  );
}

function pictureName(isSquare: boolean) {
  return v.pipe(
    v.picklist(imageNames),
    v.title('Picture'),
    v.description(
      'Choose one of the site’s pictures, or upload a photo. A file put into assets/images needs npm run images.',
    ),
    v.metadata({ kind: 'picture', isSquare } satisfies FieldMetadata),
  );
}

function altText() {
  return paragraph(
    'What is seen in it',
    [20, 140],
    'For people who do not see the picture: one plain sentence, without “picture of”.',
  );
}
