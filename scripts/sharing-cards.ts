/**
 * Draws an image for each page except the not-found page. Chats and social networks show it next to a shared link. Part
 * of `npm run images`. The images are committed. Their names contain a hash of their content, by which a test detects
 * outdated images.
 */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cards, cardsFolder } from '../site/seo/cards.ts';
import { drawCard, fileOf } from './sharing-cards/draw-card.ts';

await mkdir(cardsFolder, { recursive: true });
const existing = new Set(await readdir(cardsFolder));
const wanted = new Map(cards.map((card) => [fileOf(card), card]));
const missing = [...wanted].filter(([file]) => !existing.has(file));

for (const [file, card] of missing) await writeFile(join(cardsFolder, file), await drawCard(card));
for (const file of existing) if (!wanted.has(file)) await rm(join(cardsFolder, file), { force: true });
console.log(`${cards.length} cards: ${missing.length} drawn.`);
