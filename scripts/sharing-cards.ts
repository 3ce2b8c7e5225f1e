/**
 * Draws an image for each page except the not-found page. Chats and social networks show it next to a shared link. Part
 * of `npm run images`. The images are committed. Their names contain a hash of their content, by which a test detects
 * outdated images.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cards } from './sharing-cards/cards.ts';
import { drawCard, fileOf } from './sharing-cards/draw-card.ts';

const results = 'public/cards';
const registry = 'site/seo/card-files.ts';

await mkdir(results, { recursive: true });
const existing = new Set(await readdir(results));
const wanted = new Set<string>();
const lines: string[] = [];

for (const card of cards) {
  const file = fileOf(card);
  wanted.add(file);
  lines.push(`  '${card.path}': { address: '/cards/${file}', alt: ${JSON.stringify(card.title)} },`);
  if (!existing.has(file)) await writeFile(join(results, file), await drawCard(card));
}
for (const stale of existing.difference(wanted)) await rm(join(results, stale), { force: true });

// Writes the file only if it has changed, because a preview that is loading could read a half-written file.
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
