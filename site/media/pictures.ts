import type { Image } from '#content/model/image.ts';
import { type ImageFile, imageFiles } from '#content/model/image-files.ts';

/** A picture with all that the browser needs to show it. */
export type ShownPicture = ImageFile & Pick<Image, 'alt'>;

/** For loaders: the files of a picture that content calls by name. */
export function picture({ name, alt }: Image): ShownPicture {
  return { ...imageFiles[name], alt };
}

export type WithPicture<Entry> = Omit<Entry, 'image'> & { image: ShownPicture };

/** For loaders: a content entry whose picture is ready to be shown. */
export function withPicture<Entry extends { image: Image }>(entry: Entry): WithPicture<Entry> {
  return { ...entry, image: picture(entry.image) };
}
