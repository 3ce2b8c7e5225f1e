import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { minSize } from '#content/model/image.ts';
import { originalsFolder } from '../scripts/pictures/unused.ts';
import { jpegOfHeic } from './heic.ts';
import { Refusal } from './refusal.ts';
import { addressOf } from './shared/made-keys.ts';

/** In pixels. Wider photos are scaled down to this width, to keep the repository small. */
const mostWidth = 2400;
/** In pixels. The maximum is small, because square pictures are always shown small. */
const squareWidth = 640;

const pictureFile = (name: string) => join(originalsFolder, `${name}.webp`);

export type Photo = { bytes: Uint8Array; fileName: string; isSquare: boolean };

/**
 * Adds a photo to the site's pictures: upright, in all sizes, without metadata. Resolves with the name of the picture.
 */
export async function addPicture({ bytes, fileName, isSquare }: Photo): Promise<string> {
  const photo = sharp(await readable(withoutHeic(bytes))).autoOrient();
  const { autoOrient: upright } = await readable(photo.metadata());
  const least = isSquare ? minSize.square : minSize.wide;
  if (upright.width < least.width || upright.height < least.height)
    throw new Refusal(
      `This photo is ${upright.width} × ${upright.height} pixels, and at least ${least.width} × ${least.height} are needed. Use the original from the camera or phone, not a preview or a picture sent by a messenger.`,
    );
  const side = Math.min(upright.width, upright.height, squareWidth);
  const size = isSquare ? { width: side, height: side } : { width: mostWidth, withoutEnlargement: true };
  const picture = await readable(photo.resize(size).webp({ quality: 92 }).toBuffer());
  const name = writeUnderFreeName(addressOf(fileName.replace(/\.\w+$/, '')) || 'photo', picture);
  await makeSizes();
  return name;
}

/** Generates all sizes of the original pictures, and removes the sizes of deleted originals. */
export async function makeSizes() {
  await promisify(execFile)(process.execPath, ['scripts/images.ts']);
}

async function withoutHeic(bytes: Uint8Array): Promise<Uint8Array> {
  const { compression, icc } = await sharp(bytes).metadata();
  return compression === 'hevc' ? jpegOfHeic(bytes, icc) : bytes;
}

async function readable<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch {
    throw new Refusal('This file cannot be read as a photo. JPEG, PNG, WebP, AVIF and HEIC work.');
  }
}

/** Writes `<base>.webp`, or `<base>-2.webp` and so on if that name is taken. Returns the name without `.webp`. */
function writeUnderFreeName(base: string, picture: Buffer): string {
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}-${count}`;
    try {
      // The flag `wx` makes the write fail if the file exists, even if another program has just created it.
      writeFileSync(pictureFile(name), picture, { flag: 'wx', flush: true });
      return name;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}
