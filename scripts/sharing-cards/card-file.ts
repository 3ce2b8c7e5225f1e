import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { business } from '#content/business.ts';
import { homePage } from '#content/pages.ts';
import type { Card } from './cards.ts';

export const fontFile = 'assets/fonts/bricolage-grotesque-600.woff2';
const design = new URL('draw-card.ts', import.meta.url);

/** A page whose picture is not drawn yet borrows the house. */
export function originalOf({ image }: Card): string {
  const own = `assets/images/${image}.webp`;
  return existsSync(own) ? own : `assets/images/${homePage.hero.image.name}.webp`;
}

/** `services-plumbing.1a2b3c4d.jpeg`: another name as soon as anything on the card has changed. */
export async function fileOf(card: Card): Promise<string> {
  const hash = createHash('sha256').update(`${business.productName}\n${card.title}\n`);
  for (const file of [originalOf(card), fontFile, design]) hash.update(await readFile(file));
  const name = card.path.slice(1).replaceAll('/', '-') || 'home';
  return `${name}.${hash.digest('hex').slice(0, 8)}.jpeg`;
}
