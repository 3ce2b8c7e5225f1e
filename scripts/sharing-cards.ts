/**
 * Draws the pictures that appear where a page's address is shared, one for each page. Runs in `npm run images`.
 * The results are committed; a name carries a hash of all that the card shows, so that a test can tell an old one.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileOf } from './sharing-cards/card-file.ts';
import { cards } from './sharing-cards/cards.ts';
import { drawCard } from './sharing-cards/draw-card.ts';

const results = 'public/cards';
const registry = 'site/seo/card-files.ts';

await mkdir(results, { recursive: true });
const existing = new Set(await readdir(results));
const wanted = new Set<string>();
const lines: string[] = [];

for (const card of cards) {
  const file = await fileOf(card);
  wanted.add(file);
  lines.push(`  '${card.path}': { address: '/cards/${file}', alt: ${JSON.stringify(card.title)} },`);
  if (!existing.has(file)) await writeFile(join(results, file), await drawCard(card));
}
for (const stale of existing.difference(wanted)) await rm(join(results, stale), { force: true });

// A preview that is just loading must not find the file half written, so it is left as it is while it is right.
const known = await readFile(registry, 'utf8');
const isRight = wanted.symmetricDifference(existing).size === 0 && [...wanted].every((file) => known.includes(file));
if (!isRight)
  await writeFile(
    registry,
    `// Written by 'npm run images'; do not edit.

/** The card of each page and the words on it, for people who do not see it. */
export const cardFiles: Record<string, { address: string; alt: string }> = {
${lines.join('\n')}
};
`,
  );
console.log(`${cards.length} cards: ${wanted.difference(existing).size} drawn.`);
