import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import sharp from 'sharp';
import { business } from '#content/business.ts';
import { texts } from '#content/texts.ts';
import { type Card, cardName } from '../../site/seo/cards.ts';
import { paletteColor } from '../build/palette-color.ts';

const width = 1200;
const height = 630;
const margin = 72;
const fontFile = 'assets/fonts/bricolage-grotesque-600.woff2';
const colors = { background: paletteColor('petrol-950'), text: '#ffffff' };
/** In pixels from the left edge: where the picture starts, and where the gradient over it ends. */
const picture = { left: 380, clearFrom: 860 };
const title = { size: 72, lineHeight: 76, longestLine: 620, tracking: -0.025 };
const name = { size: 34, tracking: -0.02 };

const font = openFont();
const leaf = /d="([^"]+)"/.exec(readFileSync('assets/marks/logo.svg', 'utf8'))?.[1];

function openFont(): fontkit.Font {
  const opened = fontkit.create(readFileSync(fontFile));
  if (opened.type === 'TTC' || opened.type === 'DFont')
    throw new Error(`${fontFile} contains several fonts. Use a file with one.`);
  return opened as fontkit.Font;
}

/** The page's picture. If it does not exist yet, the picture of the home page. */
function originalOf({ image }: Card): string {
  const own = `assets/images/${image}.webp`;
  return existsSync(own) ? own : `assets/images/${texts.home.hero.image.name}.webp`;
}

/** The file name of a card, like `services-plumbing.1a2b3c4d.jpeg`. The hash covers everything that the card shows. */
export function fileOf(card: Card): string {
  const picture = hash('sha256', readFileSync(originalOf(card)));
  const version = hash('sha256', picture + overlay(card.title)).slice(0, 8);
  return `${cardName(card.path)}.${version}.jpeg`;
}

/** Returns a JPEG: the page's picture with a dark gradient from the left, the company's name and the page's heading. */
export async function drawCard(card: Card): Promise<Buffer> {
  const scene = await sharp(originalOf(card))
    .resize(width - picture.left, height, { fit: 'cover' })
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: colors.background } })
    .composite([
      { input: scene, left: picture.left, top: 0 },
      { input: Buffer.from(overlay(card.title)), left: 0, top: 0 },
    ])
    .jpeg({ quality: 84, mozjpeg: true })
    .toBuffer();
}

function overlay(heading: string): string {
  const lines = wrap(heading);
  const firstLine = height - margin - 8 - (lines.length - 1) * title.lineHeight;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
  <defs><linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="${picture.left}" x2="${picture.clearFrom}">
    <stop stop-color="${colors.background}"/><stop offset="0.45" stop-color="${colors.background}" stop-opacity="0.72"/>
    <stop offset="1" stop-color="${colors.background}" stop-opacity="0"/>
  </linearGradient></defs>
  <rect width="${width}" height="${height}" fill="url(#fade)"/>
  <g fill="${colors.text}">
    <path transform="translate(${margin} ${margin - 6}) scale(1.6) translate(13.5 0) rotate(45)" d="${leaf}"/>
    ${outline(business.productName, margin + 64, margin + 34, name)}
    ${lines.map((line, index) => outline(line, margin, firstLine + index * title.lineHeight, title)).join('')}
  </g></svg>`;
}

type Style = { size: number; tracking: number };

/** Converts text to SVG paths, so that no font has to be installed. */
function outline(text: string, x: number, y: number, { size, tracking }: Style): string {
  const scale = size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let pen = x;
  return glyphs
    .map((glyph, index) => {
      const path = `<path transform="translate(${pen} ${y}) scale(${scale} ${-scale})" d="${glyph.path.toSVG()}"/>`;
      pen += (positions[index]?.xAdvance ?? 0) * scale + tracking * size;
      return path;
    })
    .join('');
}

function widthOf(text: string, { size, tracking }: Style): number {
  return (font.layout(text).advanceWidth / font.unitsPerEm) * size + text.length * tracking * size;
}

/** Wraps a text into as few lines as possible, of similar length. */
function wrap(text: string): string[] {
  const fewest = wrapAt(text, title.longestLine).length;
  let longest = title.longestLine;
  while (wrapAt(text, longest - 10).length === fewest && longest > 200) longest -= 10;
  return wrapAt(text, longest);
}

function wrapAt(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, title) <= longest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
