import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { landings } from '#content/landings/index.ts';
import { pagePaths } from '#content/paths.ts';
import { currentSite } from '../../server/static-site/releases.ts';
import { builtFile, htmlOf } from './built-pages.ts';

/**
 * The limits in bytes, compressed with Brotli. A document of 14,000 bytes fits into the first packets that a server
 * sends before it waits for the browser. `textSizes` is the compressed size of the text on the longest page of each
 * type when the limits were set. If the owner adds text, the limit grows by twice the size of the new text, because
 * text comes with markup.
 */
const limits = { home: 14_000, document: 14_000, landing: 14_000, questions: 16_000 };
const textSizes = { home: 1_425, document: 2_000, landing: 1_150, questions: 4_500 };

function kindOf(path: string): keyof typeof textSizes {
  if (path === '/') return 'home';
  if (path === '/faqs') return 'questions';
  return landings.some(({ slug }) => path === `/${slug}`) ? 'landing' : 'document';
}

/** Returns the text of a page without tags, scripts and styles. */
function textIn(html: string): string {
  return html
    .replace(/<(style|script).*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
}

test.each(pagePaths)('V3 the HTML of %s is smaller than its limit', (path) => {
  const html = htmlOf(path);
  const kind = kindOf(path);
  const growth = Math.max(0, brotliCompressSync(textIn(html)).length - textSizes[kind]);
  expect(builtFile(`${path}/index.html.br`).length).toBeLessThanOrEqual(limits[kind] + 2 * growth);
});

test('A60 no video is larger than 600 kB, because phones load it too', () => {
  const videos = globSync('videos/*', { cwd: currentSite() });
  expect(videos.length).toBeGreaterThan(0);
  expect(videos.filter((file) => statSync(join(currentSite(), file)).size > 600_000)).toEqual([]);
});
