import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { leastSize } from '../content/model/image.ts';
import { Refused } from './refused.ts';

const folder = 'assets/images';

/** Larger than any screen needs, so that an original from a phone does not weigh megabytes in the repository. */
const mostWidth = 2400;
/** Of a square one, which is shown small. */
const squareWidth = 640;

export const pictureFile = (name: string) => join(folder, `${name}.webp`);

export type Photo = { bytes: Uint8Array; fileName: string; isSquare: boolean };

/** Makes a picture of the site from a photo: turned upright, without place and camera data, in all sizes. Its name. */
export async function addPicture({ bytes, fileName, isSquare }: Photo): Promise<string> {
  const photo = sharp(bytes).autoOrient();
  const { autoOrient: upright } = await readable(photo.metadata());
  const least = isSquare ? leastSize.square : leastSize.wide;
  if (upright.width < least.width || upright.height < least.height)
    throw new Refused(
      `This photo is ${upright.width} × ${upright.height} pixels, and at least ${least.width} × ${least.height} are needed. Use the original from the camera or phone, not a preview or a picture sent by a messenger.`,
    );
  const name = freeName(fileName);
  const side = Math.min(upright.width, upright.height, squareWidth);
  const size = isSquare ? { width: side, height: side } : { width: mostWidth, withoutEnlargement: true };
  writeFileSync(pictureFile(name), await readable(photo.resize(size).webp({ quality: 92 }).toBuffer()));
  await promisify(execFile)('npm', ['run', 'images']);
  return name;

  async function readable<Result>(result: Promise<Result>): Promise<Result> {
    try {
      return await result;
    } catch {
      throw new Refused(
        isHeic(bytes)
          ? 'This photo is in Apple’s HEIC format, which cannot be read here. On the iPhone choose Settings › Camera › Formats › Most Compatible, or export the photo as JPEG.'
          : 'This file cannot be read as a photo. JPEG, PNG, WebP and AVIF work.',
      );
    }
  }
}

/** The kind of file that its first bytes name (ISO 14496-12, file type box). */
function isHeic(bytes: Uint8Array): boolean {
  return /^ftyp(hei|hev|mif1|msf1)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));
}

/** `IMG 0042.JPG` becomes `img-0042`, or `img-0042-2` if that name is taken. */
function freeName(fileName: string): string {
  const base =
    fileName
      .replace(/\.\w+$/, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '') || 'photo';
  for (let count = 1; ; count += 1) {
    const name = count === 1 ? base : `${base}-${count}`;
    if (!existsSync(pictureFile(name))) return name;
  }
}
