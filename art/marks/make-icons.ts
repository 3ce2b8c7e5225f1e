/**
 * Makes the site's icons from the logo mark: favicon (SVG, ICO), touch icon and the icons of the web manifest.
 * Run with Node 24: `node art/marks/make-icons.ts`
 */
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const SHADE = '#0F5E63';
const SHADE_PALE = '#D9E9E7';
const SHADE_DEEP = '#0A2023';
const STONE = '#FBF8F3';
/** Side of the logo's view box. */
const GRID = 38;
/** Corner of the favicon's tile, on the grid. */
const CORNER = 9;
/** Height of the mark as a share of the tile; 0.56 keeps it inside a round mask. */
const SHARE = { favicon: 0.86, touch: 0.66, maskable: 0.56 };
const ICO_SIDE = 32;

const repository = new URL('../../', import.meta.url);
const shape = /<path[^>]*>/.exec(readFileSync(new URL('assets/marks/logo.svg', repository), 'utf8'))?.[0];
if (!shape) throw new Error('assets/marks/logo.svg holds no path');

/** The mark in the middle of a tile. */
const tile = (share: number, corner: number, style = '') => {
  const edge = Number(((GRID * (1 - share)) / 2).toFixed(2));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}"><title>Ghaf</title>${style}<rect class="tile" width="${GRID}" height="${GRID}" rx="${corner}" fill="${SHADE}"/><g class="leaf" fill="${STONE}" transform="translate(${edge} ${edge}) scale(${share})">${shape}</g></svg>\n`;
};

const png = (svg: string, side: number) =>
  sharp(Buffer.from(svg), { density: (72 * side) / GRID })
    .resize(side, side)
    .png({ compressionLevel: 9 })
    .toBuffer();

/** One PNG in an ICO container. */
const ico = (picture: Buffer, side: number) => {
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
};

const save = (name: string, data: string | Buffer) => writeFileSync(new URL(`public/${name}`, repository), data);

const dark = `<style>@media (prefers-color-scheme:dark){.tile{fill:${SHADE_PALE}}.leaf{fill:${SHADE_DEEP}}}</style>`;
save('favicon.svg', tile(SHARE.favicon, CORNER, dark));
save('favicon.ico', ico(await png(tile(SHARE.favicon, CORNER), ICO_SIDE), ICO_SIDE));
save('apple-touch-icon.png', await png(tile(SHARE.touch, 0), 180));
save('icon-192.png', await png(tile(SHARE.maskable, 0), 192));
save('icon-512.png', await png(tile(SHARE.maskable, 0), 512));
