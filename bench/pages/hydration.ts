/**
 * `npm run bench:hydration` (after `npm run build`): how long every page takes from its load to the end of hydration, and
 * how much of that is long tasks, when nobody touches it; at full speed, and at a quarter of it on a slow line. Over HTTP/2,
 * as a public host speaks; over HTTP/1.1 with `--protocol http1`. `-- --rounds 5 --pages /,/contact`.
 */
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { pagePaths } from '#content/paths.ts';
import { findWholeChromium } from '../../scripts/test/find-chromium.ts';
import { currentSite } from '../../server/static-site/releases.ts';
import { overHttp2 } from './http2.ts';
import { serve } from './serve.ts';
import { markdown, spread } from './table.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    pages: { type: 'string', default: pagePaths.join(',') },
    protocol: { type: 'string', default: 'http2' },
  },
});
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** What Lighthouse calls a slow 4G line: ms, bytes per second. */
const slowLine = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };

/** From `load`, in ms; `longTasks` is the sum of the tasks over 50 ms between `load` and the end of hydration. */
type Hydration = { hydrated: number; longTasks: number };

const site = await serve(currentSite());
const front = values.protocol === 'http1' ? site : await overHttp2(site.origin);
const args = ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors'];
const browser = await chromium.launch({ executablePath: findWholeChromium(), args });
try {
  const lines: string[][] = [];
  for (const page of values.pages.split(',')) {
    const fast: Hydration[] = [];
    const slow: Hydration[] = [];
    for (let round = 0; round < Number(values.rounds); round += 1) {
      fast.push(await visit(browser, front.origin + page, false));
      slow.push(await visit(browser, front.origin + page, true));
    }
    const cells = [fast, slow].flatMap((of) => [
      spread(
        of.map(({ hydrated }) => hydrated),
        0,
      ),
      spread(
        of.map(({ longTasks }) => longTasks),
        0,
      ),
    ]);
    lines.push([page, ...cells]);
    console.log(page, ...cells);
  }
  console.log(
    markdown(['page', 'hydrated, 1×', 'long tasks, 1×', 'hydrated, 4× on a slow line', 'long tasks, 4×'], lines),
  );
} finally {
  await browser.close();
  if (front !== site) await front.stop();
  await site.stop();
}

/** In a new browser context, with an empty cache. */
async function visit(opened: Browser, url: string, isSlow: boolean): Promise<Hydration> {
  const context = await opened.newContext(phone);
  const page = await context.newPage();
  if (isSlow) {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slowLine);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.addInitScript(() => {
    const tasks: { startTime: number; duration: number }[] = [];
    const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()));
    observer.observe({ type: 'longtask' });
    const hydration = new Promise((resolve) =>
      addEventListener('hydrated', () => {
        const end = performance.now();
        // Waits a moment, because a long task is reported only after its end.
        setTimeout(() => {
          const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
          const load = navigation?.loadEventStart ?? 0;
          const during = tasks.filter(({ startTime, duration }) => startTime + duration > load && startTime < end);
          const longTasks = during.reduce((sum, { duration }) => sum + duration, 0);
          resolve({ hydrated: end - load, longTasks });
        }, 200);
      }),
    );
    Object.assign(globalThis, { hydration });
  });
  await page.goto(url, { waitUntil: 'load' });
  const hydration = await page.evaluate(() => (globalThis as unknown as { hydration: Promise<Hydration> }).hydration);
  await context.close();
  return hydration;
}
