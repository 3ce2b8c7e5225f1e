import type { Browser, Page } from '@playwright/test';
import { agreementPath, servicePath } from '#content/service-paths.ts';
import { median } from './tables.ts';
import { openEmulatedPhone } from './visit.ts';

const tapsPerVisit = 7;

/** The path of a page, and the selector of a control on it. */
type Control = [path: string, selector: string];

const controls: Record<string, Control> = {
  menu: ['/', 'header button'],
  category: ['/faqs', 'main button[aria-pressed=false]'],
  answer: ['/faqs', 'main details[id]:not([open]) > summary'],
  stepper: [agreementPath, 'main fieldset input + button'],
  carousel: ['/painting-services', 'main button[aria-label="Next picture"]'],
  'submit with mistakes': ['/contact', 'main button[type=submit]'],
};

/** The paths of pages with a link to the enquiry form. */
const starts = {
  'home → contact': '/',
  'service → contact': servicePath('plumbing'),
};

const enquiryLink = 'main a[href^="/contact"]';

/** Taps an element. Playwright's locators do not, because they run scripts in the page, which delay its reaction. */
async function tap(page: Page, selector: string): Promise<void> {
  const { x, y } = await page.evaluate(scrollTo, selector);
  await page.touchscreen.tap(x, y);
}

/** Runs in the page. Scrolls to an element and returns its middle, in pixels of the window. */
function scrollTo(selector: string): { x: number; y: number } {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`The page has no element '${selector}'.`);
  // The middle of the window, where no fixed bar covers the element.
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

const hydrated = (page: Page) => page.waitForSelector('html[data-hydrated]', { state: 'attached' });

/** Resolves with the time of the first contentful paint, in milliseconds since the start of the load. */
async function painted(page: Page): Promise<number> {
  const time = await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  return (await time.jsonValue()) ?? 0;
}

/**
 * Opens a page and taps one of its controls several times: from the first paint on if `isDuringStart`, otherwise after
 * hydration. Returns the time from each tap to the next paint, in milliseconds (Event Timing API).
 */
async function reactions(browser: Browser, origin: string, [path, selector]: Control, isDuringStart: boolean) {
  const page = await openEmulatedPhone(browser, 'slow processor');
  await page.addInitScript(() => {
    const durations: Record<number, number> = {};
    Object.assign(window, { durations });
    new PerformanceObserver((list) => {
      for (const { interactionId: id, duration } of list.getEntries() as PerformanceEventTiming[])
        if (id > 0) durations[id] = Math.max(durations[id] ?? 0, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(origin + path, { waitUntil: 'domcontentloaded' });
  await (isDuringStart ? painted(page) : hydrated(page));
  for (let time = 0; time < tapsPerVisit; time += 1) {
    await tap(page, selector);
    await page.waitForTimeout(100);
  }
  await hydrated(page);
  // The browser reports a tap only after the paint that follows it.
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(() => Object.values((window as unknown as { durations: number[] }).durations));
  await page.context().close();
  // The browser does not report taps that take less than 16 ms, so they count as 16 ms.
  return [...seen, ...Array<number>(Math.max(0, tapsPerVisit - seen.length)).fill(16)];
}

/** The slowest reactions to taps with a four times slower processor, in milliseconds. */
export async function measureReactions(browser: Browser, origin: string) {
  const all: number[] = [];
  const rows: object[] = [];
  for (const [name, control] of Object.entries(controls)) {
    const start = await reactions(browser, origin, control, true);
    const after = await reactions(browser, origin, control, false);
    all.push(...start, ...after);
    rows.push({ control: name, 'slowest during start': Math.max(...start), 'slowest after it': Math.max(...after) });
  }
  const p98 = all.toSorted((a, b) => a - b)[Math.ceil(all.length * 0.98) - 1];
  return [...rows, { control: `98th percentile of ${all.length}: ${p98}` }];
}

/** The times from a tap on a link to the paint of the next page's heading, on a slow phone. */
export async function measureNextPages(browser: Browser, origin: string, rounds: number) {
  const rows: object[] = [];
  for (const [name, path] of Object.entries(starts)) {
    const taps: number[] = [];
    const loads: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const page = await openEmulatedPhone(browser, 'slow phone');
      await page.goto(origin + path);
      await hydrated(page);
      await page.evaluate(scrollTo, enquiryLink);
      // Waits as long as a visitor reads. Meanwhile the page prefetches the targets of visible links.
      await page.waitForTimeout(3000);
      const shown = page.evaluate(untilNextHeading);
      await tap(page, enquiryLink);
      taps.push(await shown);
      await page.goto(page.url());
      loads.push(await painted(page));
      await page.context().close();
    }
    const [tapped, loaded] = [median(taps), median(loads)];
    rows.push({
      link: name,
      'tap → heading, ms': tapped.toFixed(0),
      'the page loaded anew, ms': loaded.toFixed(0),
      ratio: (tapped / loaded).toFixed(2),
    });
  }
  return rows;
}

/**
 * Runs in the page. Resolves with the time in milliseconds from the next lift of the finger to the paint of another
 * heading.
 */
function untilNextHeading(): Promise<number> {
  const before = document.querySelector('h1');
  return new Promise((resolve) => {
    const waitFor = (start: number) =>
      requestAnimationFrame(() => {
        if (document.querySelector('h1') === before) waitFor(start);
        else setTimeout(() => resolve(performance.now() - start));
      });
    addEventListener('pointerup', ({ timeStamp }) => waitFor(timeStamp), { once: true });
  });
}
