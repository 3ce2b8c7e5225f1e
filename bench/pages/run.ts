/**
 * `npm run bench` builds the site, then compares the loading times of every page with those of a copy without scripts
 * and videos, on an emulated slow phone. It also measures the time from load to hydration, the reactions to taps, and the
 * time from a tap on a link to the next page. All pages with ten rounds take about 25 minutes.
 *
 * `-- --rounds 3 --pages /,/contact` limits the rounds and pages. `-- name=folder …` adds other built sites, or an
 * earlier build of this site. The bench skips pages that a site does not have.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pagePaths } from '#content/paths.ts';
import { currentSite } from '../../server/static-site/releases.ts';
import { chromiumArgs, findChromium, wholeChromiums } from '../../tests/machine/find-chromium.ts';
import { copyWithoutScripts } from './copy-without-scripts.ts';
import { measureNextPages, measureReactions } from './reactions.ts';
import { serveFolder } from './serve-folder.ts';
import { type Measurements, rowsOfPages } from './tables.ts';
import { measureVisit, type Visit } from './visit.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '10' },
    pages: { type: 'string', default: pagePaths.join(',') },
  },
});
const rounds = Number(values.rounds);
const pages = values.pages.split(',');

const copyFolder = 'build/without-scripts';
await copyWithoutScripts(currentSite(), copyFolder);
const folders = [
  { name: 'without scripts', folder: copyFolder },
  { name: 'site', folder: currentSite() },
  ...positionals.map(nameAndFolder),
];
const sites = await Promise.all(folders.map(async (site) => ({ ...site, origin: await serveFolder(site.folder) })));
const browser = await chromium.launch({
  executablePath: findChromium(wholeChromiums),
  args: [...chromiumArgs, '--ignore-certificate-errors'],
});

const measured: Measurements = {};
try {
  for (let round = 1; round <= rounds; round += 1)
    for (const page of pages) {
      const those = sites.filter(({ folder }) => existsSync(join(folder, page, 'index.html')));
      // Every second round visits the sites in reverse order, so that no site is always last.
      for (const { name, origin } of round % 2 === 0 ? those : those.toReversed()) {
        const isOurs = name === 'site';
        note(page, name, await measureVisit(browser, origin + page, 'slow phone', isOurs));
        if (isOurs) note(page, 'site, unthrottled', await measureVisit(browser, origin + page, 'unthrottled', true));
      }
      console.log(`round ${round} of ${rounds}: ${page}`);
    }
  const origin = sites.find(({ name }) => name === 'site')?.origin ?? '';
  console.table(rowsOfPages(measured));
  console.table(await measureReactions(browser, origin));
  console.table(await measureNextPages(browser, origin, rounds));
} finally {
  await browser.close();
}

function nameAndFolder(argument: string) {
  const [name, folder] = argument.split('=');
  if (!name || !folder)
    throw new Error(
      `'${argument}' names no site. Write name=folder, like before=build/releases/2026-01-01-080000/client.`,
    );
  return { name, folder };
}

function note(page: string, site: string, once: Visit): void {
  measured[page] ??= {};
  measured[page][site] ??= [];
  measured[page][site].push(once);
}
