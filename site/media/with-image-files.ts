import type { ImageName } from '#content/model/image.ts';
import { type ImageFile, imageFiles } from './image-files.ts';

/** The files of the pictures that a page shows, by name. */
export type ShownImageFiles = Partial<Record<ImageName, ImageFile>>;

/**
 * For loaders: adds the files of every picture that the data names, so that the browser gets those and not the whole
 * register.
 */
export function withImageFiles<Data extends object>(data: Data): Data & { imageFiles: ShownImageFiles } {
  const names = new Set(imageNamesIn(data));
  return { ...data, imageFiles: Object.fromEntries(Array.from(names, (name) => [name, imageFiles[name]])) };
}

function imageNamesIn(value: unknown): ImageName[] {
  if (typeof value === 'string') return value in imageFiles ? [value as ImageName] : [];
  return value && typeof value === 'object' ? Object.values(value).flatMap(imageNamesIn) : [];
}
