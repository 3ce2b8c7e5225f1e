/**
 * Sets the brand names as neutral one-colour logos: type only, not the owners' logotypes. All share one height and
 * one baseline, so that a row of them at equal height looks even. Run with Node 24 after `npm install` in this folder.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype from 'opentype.js';

const require = createRequire(import.meta.url);

/** Height of every view box, and the line on which the names stand. */
const HEIGHT = 40;
const BASELINE = 27.5;
/** Longer names are set smaller: capital height = middle height x (middle width / width) ^ even. */
const CAPITAL = 17.2;
const MIDDLE = 118;
const EVEN = 0.3;

type Mark = { slug: string; name: string; text: string; font: string; weight: number; spacing: number };

const marks: Mark[] = [
  { slug: 'carrier', name: 'Carrier', text: 'Carrier', font: 'figtree', weight: 700, spacing: -0.01 },
  { slug: 'daikin', name: 'Daikin', text: 'DAIKIN', font: 'archivo', weight: 700, spacing: 0.03 },
  { slug: 'gree', name: 'Gree', text: 'GREE', font: 'outfit', weight: 600, spacing: 0.07 },
  { slug: 'lg', name: 'LG', text: 'LG', font: 'jost', weight: 600, spacing: 0.04 },
  { slug: 'o-general', name: 'O General', text: 'O GENERAL', font: 'manrope', weight: 700, spacing: 0.03 },
  { slug: 'samsung', name: 'Samsung', text: 'SAMSUNG', font: 'jost', weight: 600, spacing: 0.06 },
  { slug: 'asian-paints', name: 'Asian Paints', text: 'Asian Paints', font: 'sora', weight: 600, spacing: 0 },
  { slug: 'caparol', name: 'Caparol', text: 'CAPAROL', font: 'barlow', weight: 700, spacing: 0.04 },
  { slug: 'jotun', name: 'Jotun', text: 'JOTUN', font: 'sora', weight: 600, spacing: 0.06 },
  { slug: 'kansai-paint', name: 'Kansai Paint', text: 'KANSAI PAINT', font: 'manrope', weight: 800, spacing: 0.02 },
  {
    slug: 'national-paints',
    name: 'National Paints',
    text: 'National Paints',
    font: 'outfit',
    weight: 600,
    spacing: 0.005,
  },
  {
    slug: 'sherwin-williams',
    name: 'Sherwin-Williams',
    text: 'Sherwin-Williams',
    font: 'jost',
    weight: 700,
    spacing: 0.01,
  },
];

const load = ({ font, weight }: Mark) => {
  const file = readFileSync(require.resolve(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff`));
  return opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
};

/** The path of a name with its capitals at the given height, and its ink box. */
const set = (mark: Mark, capital: number) => {
  const font = load(mark);
  const size = (capital * font.unitsPerEm) / font.charToGlyph('H').getMetrics().yMax;
  const path = font.getPath(mark.text, 0, BASELINE, size, { kerning: true, letterSpacing: mark.spacing });
  return { path, box: path.getBoundingBox() };
};

for (const mark of marks) {
  const first = set(mark, CAPITAL).box;
  const { path, box } = set(mark, CAPITAL * (MIDDLE / (first.x2 - first.x1)) ** EVEN);
  const data = path.toPathData(1);
  if (data.includes('NaN')) throw new Error(`${mark.slug}: broken outline`);
  const width = (box.x2 - box.x1).toFixed(2);
  writeFileSync(
    new URL(`../../public/brands/${mark.slug}.svg`, import.meta.url),
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.x1.toFixed(2)} 0 ${width} ${HEIGHT}" fill="currentColor"><title>${mark.name}</title><path d="${data}"/></svg>\n`,
  );
}
