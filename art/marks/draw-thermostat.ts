/**
 * Draws the picture of the wall thermostat: a shaded plate over the sunlit wall of a rendered still.
 * Writes `assets/images/hvac-thermostat.webp`. Run with Node 24 after `npm install` in this folder.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import opentype from 'opentype.js';
import sharp from 'sharp';

const WIDTH = 1600;
const HEIGHT = 1067;
/** Middle of the plate. */
const X = 620;
const Y = 520;
/** The plain sunlit part of the still of the painted wall. */
const WALL = { left: 0, top: 247, width: 366, height: 244 };
const STEPS = 41;
const REACHED = 15;

const require = createRequire(import.meta.url);
const path = (url: string) => fileURLToPath(new URL(url, import.meta.url));

const file = readFileSync(require.resolve('@fontsource/outfit/files/outfit-latin-300-normal.woff'));
const font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
const number = font.getPath('21', 0, 0, 170);
const box = number.getBoundingBox();

/** Square with round corners around the middle. */
const square = (side: number, corner: number, dx = 0, dy = 0) =>
  `x="${X - side / 2 + dx}" y="${Y - side / 2 + dy}" width="${side}" height="${side}" rx="${corner}"`;

const angle = (step: number) => ((-125 + (250 * step) / (STEPS - 1)) * Math.PI) / 180;

const around = (step: number, radius: number) =>
  `${(X + radius * Math.sin(angle(step))).toFixed(1)} ${(Y - radius * Math.cos(angle(step))).toFixed(1)}`;

const ticks = Array.from({ length: STEPS }, (_, step) => {
  const colour = step < REACHED ? '#E6F3F0' : '#2F5759';
  return `<path d="M${around(step, step % 5 ? 160 : 154)}L${around(step, 170)}" stroke="${colour}" stroke-width="3.2" stroke-linecap="round"/>`;
}).join('');

const blur = (id: string, deviation: number) =>
  `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${deviation}"/></filter>`;

/** Light from the upper left: stops as [offset, colour, opacity]. */
const slope = (id: string, ...stops: [number, string, number?][]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1">${stops
    .map(([at, colour, opacity = 1]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${opacity}"/>`)
    .join('')}</linearGradient>`;

const thermostat = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}"><defs>
${blur('far', 13)}${blur('close', 4)}${blur('gap', 3)}
${slope('back', [0, '#E7DFD0'], [1, '#A99D88'])}
${slope('body', [0, '#FFFBF2'], [0.5, '#F4EEE2'], [1, '#DFD6C6'])}
${slope('edge', [0, '#FFFFFF'], [0.45, '#F3ECDF', 0], [0.6, '#A99C86', 0], [1, '#9C8F79'])}
${slope('brass', [0, '#8E7A52'], [0.35, '#E9D7AE'], [0.7, '#B59A66'], [1, '#F0E2C0'])}
${slope('glass', [0, '#1D2B2D'], [0.5, '#101A1B'], [1, '#0B1213'])}
${slope('gleam', [0, '#FFFFFF', 0.13], [1, '#FFFFFF', 0.015])}
<clipPath id="pane"><rect ${square(398, 80)}/></clipPath></defs>
<rect ${square(486, 112, 62, 46)} fill="#6F5F49" opacity=".5" filter="url(#far)"/>
<rect ${square(506, 118, 20, 15)} fill="#5E503C" opacity=".45" filter="url(#close)"/>
<rect ${square(510, 120)} fill="url(#back)"/>
<rect ${square(472, 109, 8, 6)} fill="#6A5C48" opacity=".5" filter="url(#gap)"/>
<rect ${square(472, 108)} fill="url(#body)"/>
<rect ${square(467, 106)} fill="none" stroke="url(#edge)" stroke-width="5"/>
<rect ${square(408, 85)} fill="url(#brass)"/><rect ${square(398, 80)} fill="url(#glass)"/>
<path clip-path="url(#pane)" d="M${X - 230} ${Y - 230}H${X + 60}L${X - 150} ${Y + 230}H${X - 230}Z" fill="url(#gleam)"/>
${ticks}<circle cx="${around(REACHED, 136).replace(' ', '" cy="')}" r="8" fill="#D98A5B"/>
<path transform="translate(${X - (box.x1 + box.x2) / 2 - 10} ${Y + 12 - (box.y1 + box.y2) / 2})" d="${number.toPathData(2)}" fill="#ECF7F4"/>
<circle cx="${X + 92}" cy="${Y - 38}" r="10" fill="none" stroke="#ECF7F4" stroke-width="4.5"/>
<path d="M${X - 74} ${Y + 128}h34M${X + 40} ${Y + 128}h34M${X + 57} ${Y + 111}v34" stroke="#CFE3DF" stroke-width="4.5" stroke-linecap="round"/>
</svg>`;

const wall = await sharp(path('../videos/stills/painting.webp')).extract(WALL).resize(WIDTH, HEIGHT).blur(3).toBuffer();
const grain = await sharp({
  create: {
    width: WIDTH,
    height: HEIGHT,
    channels: 3,
    background: '#808080',
    noise: { type: 'gaussian', mean: 128, sigma: 5 },
  },
})
  .blur(0.6)
  .png()
  .toBuffer();
const plate = await sharp(Buffer.from(thermostat)).blur(0.6).png().toBuffer();
await sharp(wall)
  .composite([{ input: grain, blend: 'soft-light' }, { input: plate }])
  .webp({ quality: 94 })
  .toFile(path('../../assets/images/hvac-thermostat.webp'));
