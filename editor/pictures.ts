import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { Refused } from './save.ts';

const folder = 'assets/images';

/** The pipeline makes every picture up to 1600 pixels wide. */
const leastWidth = 1600;
const leastHeight = 900;
/** Larger than any screen needs, so that an original from a phone does not weigh megabytes in the repository. */
const mostWidth = 2400;

export const pictureFile = (name: string) => join(folder, `${name}.webp`);

/** Makes a picture of the site from a photo: turned upright, without place and camera data, in all sizes. Its name. */
export async function addPicture(photo: Uint8Array, fileName: string): Promise<string> {
  const upright = await uprightPhoto(photo, fileName);
  const { width, height } = upright.info;
  if (width < leastWidth || height < leastHeight)
    throw new Refused(
      `This photo is ${width} × ${height} pixels, and at least ${leastWidth} × ${leastHeight} are needed. Use the original from the camera or phone, not a preview or a picture sent by a messenger.`,
    );
  const name = freeName(fileName);
  const original = sharp(upright.data).resize({ width: mostWidth, withoutEnlargement: true }).webp({ quality: 92 });
  writeFileSync(pictureFile(name), await original.toBuffer());
  await promisify(execFile)('npm', ['run', 'images']);
  return name;
}

async function uprightPhoto(photo: Uint8Array, fileName: string) {
  try {
    return await sharp(photo).rotate().png({ compressionLevel: 1 }).toBuffer({ resolveWithObject: true });
  } catch {
    const isHeic = /\.hei[cf]$/i.test(fileName) || Buffer.from(photo.subarray(4, 12)).toString().startsWith('fthei');
    throw new Refused(
      isHeic
        ? 'This photo is in Apple’s HEIC format, which cannot be read here. On the iPhone choose Settings › Camera › Formats › Most Compatible, or export the photo as JPEG.'
        : 'This file cannot be read as a photo. JPEG, PNG, WebP and AVIF work.',
    );
  }
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
