import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ImageFile, imageNames, minSize } from '#content/model/image.ts';
import { writeAtomically } from '../scripts/content-history/write-file.ts';
import { originalsFolder } from '../scripts/pictures/unused.ts';
import { generateImageSizes } from '../scripts/publish/run-script.ts';
import { EditorRequestError } from './editor-request-error.ts';
import { jpegOfHeic } from './heic.ts';
import { slugOf, uniqueSlug } from './shared/generated-ids.ts';

/** In pixels. Wider photos are scaled down to this width, to keep the repository small. */
const mostWidth = 2400;
/** In pixels. The maximum is small, because square pictures are always shown small. */
const squareWidth = 640;

const pictureFile = (name: string) => join(originalsFolder, `${name}.webp`);

/**
 * Reads the pictures of the site, with the width and height of their originals in pixels. `small` is the name of the
 * narrowest file in `public/images`. From then on, the content model accepts exactly these pictures.
 */
export function sitePictures() {
  const files: Record<string, ImageFile> = JSON.parse(readFileSync('content/model/image-files.json', 'utf8'));
  (imageNames as string[]).splice(0, imageNames.length, ...Object.keys(files));
  return Object.entries(files).map(([name, { file, width, height, widths }]) => ({
    name,
    width,
    height,
    small: `${file}-${widths[0]}.${widths.length > 1 ? 'avif' : 'webp'}`,
  }));
}

/**
 * Adds a photo to the site's pictures: upright, in all sizes, without metadata. Resolves with the name of the picture.
 */
export async function addPicture(bytes: Uint8Array, fileName: string, isSquare: boolean): Promise<string> {
  const photo = sharp(await readable(withoutHeic(bytes))).autoOrient();
  const { autoOrient: upright } = await readable(photo.metadata());
  const least = isSquare ? minSize.square : minSize.wide;
  if (upright.width < least.width || upright.height < least.height)
    throw new EditorRequestError(
      `This photo is ${upright.width} × ${upright.height} pixels, and at least ${least.width} × ${least.height} are needed. Use the original from the camera or phone, not a preview or a picture sent by a messenger.`,
    );
  const side = Math.min(upright.width, upright.height, squareWidth);
  const size = isSquare ? { width: side, height: side } : { width: mostWidth, withoutEnlargement: true };
  const picture = await readable(photo.resize(size).webp({ quality: 92 }).toBuffer());
  const base = slugOf(fileName.replace(/\.\w+$/, '')) || 'photo';
  const name = uniqueSlug(base, (taken) => existsSync(pictureFile(taken)));
  writeAtomically(pictureFile(name), picture);
  await generateImageSizes();
  return name;
}

async function withoutHeic(bytes: Uint8Array): Promise<Uint8Array> {
  const { compression, icc } = await sharp(bytes).metadata();
  return compression === 'hevc' ? jpegOfHeic(bytes, icc) : bytes;
}

async function readable<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch {
    throw new EditorRequestError('This file cannot be read as a photo. JPEG, PNG, WebP, AVIF and HEIC work.');
  }
}
