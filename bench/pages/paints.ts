/**
 * `npm run bench:paints` (after `npm run build`): the first and the largest paint of every page over those of its limit,
 * in many short visits on a line and a processor that are really slow. One visit swings by a fifth here, under Lighthouse
 * too, so that a page's median wants more of them than Lighthouse has time for. `-- --rounds 20 --pages /,/contact`.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { pagePaths } from '#content/paths.ts';
import { findWholeChromium } from '../../scripts/test/find-chromium.ts';
import { currentSite } from '../../server/static-site/releases.ts';
import { makeLimit } from './make-limit.ts';
import { serve } from './serve.ts';
import { markdown, spread } from './table.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '10' },
    pages: { type: 'string', default: pagePaths.join(',') },
  },
});
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** What Lighthouse calls a slow 4G line, and its phone: ms, bytes per second, times slower. */
const line = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const cpuSlowdown = 4;

type Paints = { first: number; largest: number; shift: number };
type Paint = 'first' | 'largest';
type Pair = { site: Paints; limit: Paints };

await makeLimit(currentSite(), 'build/limit');
const site = await serve(currentSite());
const limit = await serve('build/limit');
const browser = await chromium.launch({ executablePath: findWholeChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const pairs = new Map<string, Pair[]>();
try {
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const page of values.pages.split(',')) {
      const measureSite = () => visit(browser, site.origin + page);
      const measureLimit = () => visit(browser, limit.origin + page);
      // In turn, so that neither is always the second.
      const pair =
        round % 2 === 1
          ? { limit: await measureLimit(), site: await measureSite() }
          : { site: await measureSite(), limit: await measureLimit() };
      pairs.set(page, [...(pairs.get(page) ?? []), pair]);
    }
    console.log(`After ${round} rounds\n${table()}`);
  }
} finally {
  await browser.close();
  await site.stop();
  await limit.stop();
}

/** In a new browser context, with an empty cache. */
async function visit(browser: Browser, url: string): Promise<Paints> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.addInitScript(() => {
    const paints = { first: 0, largest: 0, shift: 0 };
    Object.assign(globalThis, { paints });
    const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
    observe('paint', ({ name, startTime }) => {
      if (name === 'first-contentful-paint') paints.first = startTime;
    });
    observe('largest-contentful-paint', ({ startTime }) => (paints.largest = startTime));
    observe('layout-shift', (entry) => (paints.shift += (entry as PerformanceEntry & { value: number }).value));
  });
  await page.goto(url, { waitUntil: 'load' });
  // The observers are called after the frame that shows the last change.
  const paints = await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
    await new Promise((next) => setTimeout(next));
    return (globalThis as unknown as { paints: Paints }).paints;
  });
  await context.close();
  return paints;
}

function table(): string {
  const lines = Array.from(pairs, ([page, of]) => [
    page,
    ...columns(of, 'first'),
    ...columns(of, 'largest'),
    mostShift(of),
  ]);
  const all = [...pairs.values()].flat();
  const last = ['all together', spread(ratios(all, 'first')), '–', spread(ratios(all, 'largest')), '–', mostShift(all)];
  return markdown(
    ['page', 'first paint ÷ limit', 'fastest ÷ fastest', 'largest paint ÷ limit', 'fastest ÷ fastest', 'shift, most'],
    [...lines, last],
  );
}

/** The ratio of each pair of visits, and that of the two fastest visits. */
function columns(of: Pair[], paint: Paint): string[] {
  const fastest = (side: 'site' | 'limit') => Math.min(...of.map((pair) => pair[side][paint]));
  return [spread(ratios(of, paint)), (fastest('site') / fastest('limit')).toFixed(2)];
}

function ratios(of: Pair[], paint: Paint): number[] {
  return of.map(({ site, limit }) => site[paint] / limit[paint]);
}

function mostShift(of: Pair[]): string {
  return Math.max(...of.map((pair) => pair.site.shift)).toFixed(3);
}
