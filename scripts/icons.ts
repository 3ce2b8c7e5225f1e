/** Generates the favicons, the touch icon and the icons of the web manifest from the logo. Part of `npm run images`. */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { paletteColor } from './build/palette-color.ts';

const colors = {
  tile: paletteColor('petrol-600'),
  leaf: paletteColor('stone-50'),
  tileInDarkMode: paletteColor('petrol-100'),
  leafInDarkMode: paletteColor('petrol-950'),
};
/** The side of the logo's `viewBox`. */
const grid = 38;
/** The corner radius of the favicon, in units of the `viewBox`. */
const corner = 9;
/**
 * The side of the logo's `viewBox` as a fraction of the icon. With 0.56, the logo fits into the round mask of phones.
 */
const share = { favicon: 0.86, touch: 0.66, maskable: 0.56 };
const icoSide = 32;

const shape = /<path[^>]*>/.exec(readFileSync('assets/marks/logo.svg', 'utf8'))?.[0];
if (!shape) throw new Error('assets/marks/logo.svg contains no path. Restore the file.');

/** An SVG with the logo in the centre of a square. */
function tile(size: number, radius: number, style = ''): string {
  const edge = Number(((grid * (1 - size)) / 2).toFixed(2));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}">${style}<rect class="tile" width="${grid}" height="${grid}" rx="${radius}" fill="${colors.tile}"/><g class="leaf" fill="${colors.leaf}" transform="translate(${edge} ${edge}) scale(${size})">${shape}</g></svg>\n`;
}

function png(svg: string, side: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * side) / grid })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Wraps one PNG in an ICO file. */
function ico(picture: Buffer, side: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(side, 6);
  header.writeUInt8(side, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

const inDarkMode = `<style>@media (prefers-color-scheme:dark){.tile{fill:${colors.tileInDarkMode}}.leaf{fill:${colors.leafInDarkMode}}}</style>`;
writeFileSync('public/favicon.svg', tile(share.favicon, corner, inDarkMode));
writeFileSync('public/favicon.ico', ico(await png(tile(share.favicon, corner), icoSide), icoSide));
writeFileSync('public/apple-touch-icon.png', await png(tile(share.touch, 0), 180));
writeFileSync('public/icon-192.png', await png(tile(share.maskable, 0), 192));
writeFileSync('public/icon-512.png', await png(tile(share.maskable, 0), 512));
