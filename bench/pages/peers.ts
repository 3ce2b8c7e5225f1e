/**
 * `npm run bench:peers -- name=folder …` (after `npm run build`): the home page of any built site beside ours and our limit,
 * served alike and measured in turn by Lighthouse for a phone. `--page` for others of our pages, as often as wanted, `--rounds`,
 * and `--throttling devtools` for a line and a processor that are really slow. docs/speed.md says how the peers there were built.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findWholeChromium } from '../../scripts/test/find-chromium.ts';
import { currentSite } from '../../server/static-site/releases.ts';
import { makeLimit } from './make-limit.ts';
import { type Measurement, measure, type Throttling } from './measure.ts';
import { serveFolder } from './serve-folder.ts';
import { markdown, median } from './table.ts';

const debuggingPort = 9335;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    page: { type: 'string', multiple: true, default: ['/'] },
    throttling: { type: 'string', default: 'simulate' },
  },
});
const throttling = values.throttling as Throttling;

await makeLimit(currentSite(), 'build/limit');
const own = values.page.flatMap((page) => [
  { name: `ours ${page}`, folder: currentSite(), page },
  { name: `limit ${page}`, folder: 'build/limit', page },
]);
const peers = positionals.map((peer) => {
  const [name, folder] = peer.split('=');
  if (!name || !folder) throw new Error(`'${peer}' is not name=folder.`);
  // It has its home page only.
  return { name, folder, page: '/' };
});

const sites = await Promise.all(
  [...own, ...peers].map(async ({ name, folder, page: path }) => ({
    name,
    path,
    served: await serveFolder(folder),
    measured: [] as Measurement[],
  })),
);
const browser = await chromium.launch({
  executablePath: findWholeChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--remote-debugging-port=${debuggingPort}`,
  ],
});
try {
  for (const { path, served } of sites) {
    const page = await browser.newPage();
    await page.goto(served.origin + path, { waitUntil: 'networkidle' });
    await page.close();
  }
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const { path, served, measured } of sites)
      measured.push(await measure(served.origin + path, debuggingPort, { throttling, visit: 'cold' }));
    console.log(`After ${round} rounds, ${throttling}\n${await table()}`);
  }
} finally {
  await browser.close();
  for (const { served } of sites) await served.stop();
}

/** Medians; the paints also as our first page's over theirs. */
async function table(): Promise<string> {
  const middle = (measured: Measurement[], name: keyof Measurement) => median(measured.map((once) => once[name]));
  const ours = sites[0]?.measured ?? [];
  const lines = sites.map(async ({ name, path, served, measured }) => {
    const paint = (kind: 'firstPaint' | 'largestPaint') => [
      Math.round(middle(measured, kind)),
      (middle(ours, kind) / middle(measured, kind)).toFixed(2),
    ];
    return [
      name,
      ...paint('firstPaint'),
      ...paint('largestPaint'),
      middle(measured, 'shift').toFixed(3),
      ((await served.bytes(path)) / 1000).toFixed(1),
    ];
  });
  return markdown(
    ['page', 'first paint, ms', 'ours ÷ it', 'largest paint, ms', 'ours ÷ it', 'shift', 'document, kB Brotli'],
    await Promise.all(lines),
  );
}
