import { brotliCompressSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';
import { landings } from '#content/landings/index.ts';
import { faqs } from '#content/lists.ts';
import { pagePaths } from '#content/paths.ts';
import { services } from '#content/services/index.ts';
import { unlessTemplate } from './templates.ts';
import { expect, hydrated, test } from './test.ts';

/** What a phone may fetch beside the document before it is scrolled, in bytes as they travel, without headers. */
const budget = {
  /** Everything that hydration needs. A form brings its checks and its sending along. */
  script: { withoutForm: 102_000, withForm: 112_000 },
  /** What the page shows, once more for the router; not counted as script. */
  data: 8_000,
  /** All answers, the words of the search, and the lines of the service pages that it finds. */
  questionsData: 13_000,
  fontFiles: 2,
  fonts: 26_000,
  pictures: 120_000,
};

/** What an owner writes on top of the questions and lines that were there when the limit was set, compressed. */
const moreQuestions = Math.max(0, sizeOf([faqs, services.map(linesOf)]) - 7_400);

function linesOf({ lead, signs, features, additional_features, prepare }: (typeof services)[number]) {
  return [lead, signs, features, additional_features, prepare];
}

function sizeOf(content: unknown): number {
  return brotliCompressSync(JSON.stringify(content)).length;
}

const formPaths = ['/contact', ...landings.filter(({ hero }) => hero.hasQuoteForm).map(({ slug }) => `/${slug}`)];

/** Every request with its bytes as they come in, without headers. */
async function recordRequests(devtools: CDPSession) {
  const requests = new Map<string, { type: string; bytes: number }>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type = '', request: { url } }) => {
    requests.set(requestId, { type: /\/assets\/data-/.test(url) ? 'Data' : type, bytes: 0 });
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return requests;
}

for (const path of pagePaths)
  test(`V3 ${path} stays within its weight`, { tag: ['@phone', ...unlessTemplate(path)] }, async ({
    page,
    context,
  }) => {
    // With it the router fetches nothing ahead: all that comes is this page's own.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const requests = await recordRequests(await context.newCDPSession(page));
    await page.goto(path);
    await page.mouse.move(1, 1);
    await hydrated(page);
    await page.waitForLoadState('networkidle');

    const ofType = (type: string) => Array.from(requests.values()).filter((request) => request.type === type);
    const sum = (type: string) => ofType(type).reduce((total, { bytes }) => total + bytes, 0);
    const script = formPaths.includes(path) ? budget.script.withForm : budget.script.withoutForm;

    const weight = {
      script: sum('Script'),
      data: sum('Data'),
      fontFiles: ofType('Font').length,
      fonts: sum('Font'),
      pictures: sum('Image'),
    };
    test.info().annotations.push({ type: 'bytes', description: JSON.stringify(weight) });
    expect.soft(weight.script, 'script').toBeLessThan(script);
    expect
      .soft(weight.data, 'data')
      .toBeLessThan(path === '/faqs' ? budget.questionsData + moreQuestions : budget.data);
    expect.soft(weight.fontFiles, 'font files').toBeLessThanOrEqual(budget.fontFiles);
    expect.soft(weight.fonts, 'fonts').toBeLessThan(budget.fonts);
    expect.soft(weight.pictures, 'pictures').toBeLessThan(budget.pictures);
    expect.soft(weight.script, 'the script is seen at all').toBeGreaterThan(0);
  });
