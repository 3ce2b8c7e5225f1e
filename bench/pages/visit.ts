import type { Browser, Page } from '@playwright/test';

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** The “slow 4G” of Lighthouse: latency in milliseconds, throughput in bytes per second. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const cpuSlowdown = 4;

export type Speed = 'slow phone' | 'slow processor' | 'unthrottled';

/**
 * Times in milliseconds. `first` and `largest`: the first and the largest contentful paint. `shift`: the sum of all
 * layout shift scores, which has no unit. `blocking`: the total time of tasks beyond 50 ms each, from `first` until
 * hydration, or until the `load` event if the page was not hydrated. `hydrated` counts from the `load` event; it is
 * undefined if the page was not hydrated.
 */
export type Visit = { first: number; largest: number; shift: number; blocking: number; hydrated?: number };

/** Opens a page in an emulated phone with an empty cache. */
export async function openSlowly(browser: Browser, speed: Speed): Promise<Page> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  if (speed === 'slow phone') {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4g);
  }
  if (speed !== 'unthrottled') await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}

/** Measures a first visit. If the page `hydrates`, waits for that. */
export async function visit(browser: Browser, url: string, speed: Speed, hydrates: boolean): Promise<Visit> {
  const page = await openSlowly(browser, speed);
  await page.addInitScript(() => {
    addEventListener('hydrated', () => {
      performance.mark('hydrated');
      console.debug('hydrated');
    });
  });
  // Waits for a console message, because polling scripts of Playwright would count as blocking time.
  const hydration = hydrates && page.waitForEvent('console', (message) => message.text() === 'hydrated');
  await page.goto(url, { waitUntil: 'load' });
  await hydration;
  const seen = await page.evaluate(readPerformance);
  await page.context().close();
  return seen;
}

/** Runs in the page, so it must not use anything from this file. */
async function readPerformance(): Promise<Visit> {
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  const entriesOf = (type: string) =>
    new Promise<PerformanceEntry[]>((resolve) => {
      const entries: PerformanceEntry[] = [];
      new PerformanceObserver((list) => entries.push(...list.getEntries())).observe({ type, buffered: true });
      // There is no event for the end of the buffered entries, and none at all if the buffer is empty.
      setTimeout(() => resolve(entries), 200);
    });
  const [largest, shifts, tasks] = await Promise.all(
    ['largest-contentful-paint', 'layout-shift', 'longtask'].map(entriesOf),
  );
  const first = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const loaded = navigation?.loadEventStart ?? Number.NaN;
  const mark = performance.getEntriesByName('hydrated')[0]?.startTime;
  const during = (tasks ?? []).filter(
    ({ startTime, duration }) => startTime + duration > first && startTime < (mark ?? loaded),
  );
  return {
    first,
    largest: largest?.at(-1)?.startTime ?? Number.NaN,
    shift: (shifts ?? []).reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
    blocking: during.reduce((sum, { duration }) => sum + duration - 50, 0),
    ...(mark !== undefined && { hydrated: mark - loaded }),
  };
}
