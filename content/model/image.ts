import * as v from 'valibot';
import { type FieldHint, group, paragraph } from './fields.ts';
import { imageFiles } from './image-files.ts';

export type ImageName = keyof typeof imageFiles;

/** A picture that the content may name. */
export const imageNames = Object.keys(imageFiles) as ImageName[];

/** In pixels. Pages show pictures up to 1600 pixels wide, and square ones at 48, three times that on a fine screen. */
export const leastSize = { wide: { width: 1600, height: 900 }, square: { width: 144, height: 144 } };

/** The name of a picture; its original is `assets/images/<name>.webp`. */
export function pictureName(
  title = 'Picture',
  help = 'Choose one of the site’s pictures, or upload a photo. A file put into assets/images needs npm run images.',
) {
  return nameOfPicture(title, help, false);
}

/** A picture that is shown round and small; of an uploaded photo, the middle is used. */
export function squarePictureName(title: string, help: string) {
  return nameOfPicture(title, help, true);
}

function nameOfPicture(title: string, help: string, isSquare: boolean) {
  return v.pipe(
    v.picklist(imageNames),
    v.title(title),
    v.description(help),
    v.metadata({ kind: 'picture', isSquare } satisfies FieldHint),
  );
}

export function altText() {
  return paragraph(
    'What is seen in it',
    'For people who do not see the picture: one plain sentence, 20 to 140 characters, without “picture of”.',
    { min: 20, max: 140 },
  );
}

/** A picture on a page. */
export function picture(title: string, help: string) {
  return group(title, help, { name: pictureName(), alt: altText() });
}

const image = picture('', '');
export type Image = v.InferOutput<typeof image>;
