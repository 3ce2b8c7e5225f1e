import type { Browser, Page } from '@playwright/test';

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** The “slow 4G” of Lighthouse: latency in milliseconds, throughput in bytes per second. */
const slow4g = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 84_375 };
const cpuSlowdown = 4;

export type Speed = 'slow phone' | 'slow processor' | 'unthrottled';

/**
 * Times in milliseconds; `NaN` if the browser reports none. `first` and `largest`: the first and the largest
 * contentful paint. `shift`: the sum of all layout shift scores, which has no unit. `hydrated`: the time from the
 * `load` event to hydration.
 */
export type Visit = { first: number; largest: number; shift: number; hydrated: number };

/** Opens an empty page in an emulated phone, with an empty cache. */
export async function openEmulatedPhone(browser: Browser, speed: Speed): Promise<Page> {
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

/** Measures the first visit to a page. With `hydrates`, waits until React has hydrated the page. */
export async function measureVisit(browser: Browser, url: string, speed: Speed, hydrates: boolean): Promise<Visit> {
  const page = await openEmulatedPhone(browser, speed);
  await page.addInitScript(() => addEventListener('hydrated', () => performance.mark('hydrated')));
  await page.goto(url, { waitUntil: 'load' });
  const seen = await page.evaluate(readPerformance, hydrates);
  await page.context().close();
  return seen;
}

/** Runs in the page, so it cannot use variables of this file. */
async function readPerformance(hydrates: boolean): Promise<Visit> {
  // Waits for an event, because polling would slow down the page.
  if (hydrates && document.documentElement.dataset.hydrated === undefined)
    await new Promise((resolve) => addEventListener('hydrated', resolve));
  await document.fonts.ready;
  for (let frame = 0; frame < 3; frame += 1) await new Promise((next) => requestAnimationFrame(next));
  const entries: PerformanceEntry[] = [];
  const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
  for (const type of ['largest-contentful-paint', 'layout-shift']) observer.observe({ type, buffered: true });
  // Waits a fixed time, because no event marks the last buffered entry, and none occurs if the buffer is empty.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const entriesOf = (type: string) => entries.filter(({ entryType }) => entryType === type);
  const shifts = entriesOf('layout-shift') as (PerformanceEntry & { value: number })[];
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime ?? Number.NaN;
  return {
    first: timeOf('first-contentful-paint'),
    largest: entriesOf('largest-contentful-paint').at(-1)?.startTime ?? Number.NaN,
    shift: shifts.reduce((sum, { value }) => sum + value, 0),
    hydrated: timeOf('hydrated') - (navigation?.loadEventStart ?? Number.NaN),
  };
}
