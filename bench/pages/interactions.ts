import type { Browser, Page } from '@playwright/test';
import { median, spread } from './table.ts';

const cpuSlowdown = 4;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2.625, isMobile: true, hasTouch: true };

type Interaction = {
  name: string;
  path: string;
  /** Right after the first paint; else the page is hydrated before. */
  isEarly?: boolean;
  /** Works without scripts too: the same is done on the page's limit. */
  isNative?: boolean;
  act(page: Page): Promise<void>;
};

const interactions: Interaction[] = [
  {
    name: 'menu, right after the first paint',
    path: '/',
    isEarly: true,
    isNative: true,
    act: (page) => menu(page).tap(),
  },
  { name: 'menu', path: '/', isNative: true, act: (page) => menu(page).tap() },
  {
    name: 'form: type, then send it empty',
    path: '/contact',
    isNative: true,
    act: async (page) => {
      await page.getByLabel('Message').pressSequentially('The AC drips.');
      await page.getByRole('button', { name: 'Send Enquiry' }).tap();
    },
  },
  {
    name: 'FAQ: open an answer',
    path: '/faqs',
    isNative: true,
    act: (page) => page.locator('summary:visible').nth(1).tap(),
  },
  { name: 'FAQ: search', path: '/faqs', act: (page) => page.getByRole('searchbox').pressSequentially('tank') },
  {
    name: 'carousel: next picture',
    path: '/painting-services',
    act: async (page) => {
      const next = page.getByRole('button', { name: 'Next' });
      await next.scrollIntoViewIfNeeded();
      await page.locator('[data-coverflow]').waitFor();
      await next.tap();
    },
  },
];

/** The simplest interaction, to measure how long the machine itself needs. */
const floor: Interaction = {
  name: 'a button, on a page with nothing else',
  path: 'data:text/html,<title>Button</title><button onclick="this.append(1)">Button</button>',
  isEarly: true,
  act: (page) => page.getByRole('button').tap(),
};

/** Taps on a link, and the page whose heading must then be seen. */
const navigations = [
  { from: '/', to: '/contact', link: 'Enquire' },
  { from: '/faqs', to: '/contact', link: 'Contact us' },
  { from: '/about', to: '/terms-and-conditions', link: 'Read the terms' },
];

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' });

/**
 * The slowest answer to each interaction, in ms at a quarter of the speed, as median (least–most) over the rounds; beside
 * it the same on the page without scripts, where it works there, in turn with it, and the ratio of the medians.
 */
export async function measureInteractions(browser: Browser, site: string, limit: string, rounds: number) {
  const rows = [
    [floor.name, '–', '–', spread(await repeat(rounds, () => slowestAnswer(browser, floor.path, floor)), 0), '–'],
  ];
  for (const interaction of interactions) {
    const { name, path, isNative } = interaction;
    const measureOurs = () => slowestAnswer(browser, site + path, interaction);
    const measureBare = () => slowestAnswer(browser, limit + path, { ...interaction, isEarly: true });
    rows.push([name, path, ...(await inTurn(rounds, measureOurs, isNative ? measureBare : undefined))]);
  }
  for (const { from, to, link } of navigations) {
    const times = await inTurn(
      rounds,
      () => tapToHeading(browser, site + from, link),
      () => tapToNextPage(browser, limit + from, link),
    );
    rows.push([`to ${to}, until its heading is painted`, from, ...times]);
  }
  return rows;
}

/** Ours, the bare page's, and the ratio of their medians. */
async function inTurn(rounds: number, measureOurs: () => Promise<number>, measureBare?: () => Promise<number>) {
  const ours: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    if (measureBare) bare.push(await measureBare());
    ours.push(await measureOurs());
  }
  if (bare.length === 0) return [spread(ours, 0), '–', '–'];
  return [spread(ours, 0), spread(bare, 0), (median(ours) / median(bare)).toFixed(2)];
}

async function repeat(rounds: number, once: () => Promise<number>) {
  const values: number[] = [];
  for (let round = 0; round < rounds; round += 1) values.push(await once());
  return values;
}

async function slowPage(browser: Browser) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return page;
}

async function hydrated(page: Page) {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.waitForLoadState('networkidle');
}

async function slowestAnswer(browser: Browser, url: string, { isEarly, act }: Interaction) {
  const page = await slowPage(browser);
  await page.addInitScript(() => {
    const answers: number[] = [];
    Object.assign(globalThis, { answers });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) answers.push(duration);
    }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
  });
  await page.goto(url, { waitUntil: isEarly ? 'commit' : 'load' });
  if (isEarly) await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  else await hydrated(page);
  await act(page);
  // The observer is called after the frame that answers, so two frames later it has been called.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 50)))),
  );
  const answers = await page.evaluate(() => (globalThis as unknown as { answers: number[] }).answers);
  await page.context().close();
  return Math.max(0, ...answers);
}

async function tapToHeading(browser: Browser, url: string, link: string) {
  const page = await slowPage(browser);
  await page.goto(url);
  await hydrated(page);
  await page.getByRole('link', { name: link }).first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const before = document.querySelector('h1')?.textContent;
    let tapped = 0;
    addEventListener('click', ({ timeStamp }) => (tapped = timeStamp), { capture: true, once: true });
    const painted = new Promise<number>((resolve) => {
      const look = () => {
        if (document.querySelector('h1')?.textContent === before) requestAnimationFrame(look);
        else requestAnimationFrame(() => resolve(performance.now() - tapped));
      };
      requestAnimationFrame(look);
    });
    Object.assign(globalThis, { painted });
  });
  await page.getByRole('link', { name: link }).first().tap();
  const ms = await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted);
  await page.context().close();
  return ms;
}

/** The same without scripts: from the tap to the first paint of the next document, which has its heading in it. */
async function tapToNextPage(browser: Browser, url: string, link: string) {
  const page = await slowPage(browser);
  await page.goto(url, { waitUntil: 'networkidle' });
  const target = page.getByRole('link', { name: link }).first();
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    const remember = ({ timeStamp }: Event) =>
      sessionStorage.setItem('tapped', `${performance.timeOrigin + timeStamp}`);
    addEventListener('click', remember, { capture: true, once: true });
  });
  await Promise.all([page.waitForEvent('load'), target.tap()]);
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const ms = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
    return performance.timeOrigin + painted - Number(sessionStorage.getItem('tapped'));
  });
  await page.context().close();
  return ms;
}
