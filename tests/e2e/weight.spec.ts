import { brotliCompressSync } from 'node:zlib';
import type { CDPSession } from '@playwright/test';
import { landings } from '#content/landings/index.ts';
import { pagePaths } from '#content/paths.ts';
import { faqs } from '#content/questions.ts';
import { services } from '#content/services/index.ts';
import { unlessTemplate } from './templates.ts';
import { expect, hydrated, test } from './test.ts';

/**
 * What a phone may load before scrolling, in addition to the document. In compressed bytes without headers, except
 * `fontFiles`, which is a number of files.
 */
const budget = {
  /** All scripts for hydration. A page with a form may load more, because it checks and sends the form. */
  script: { withoutForm: 102_000, withForm: 112_000 },
  /** The page's data for the router. */
  data: 8_000,
  /** The data of the questions page: all answers, and the texts for its search. */
  questionsData: 13_000,
  fontFiles: 2,
  fonts: 26_000,
  pictures: 120_000,
};

/** How many compressed bytes the owner has added to the questions and services since `questionsData` was set. */
const moreQuestions = Math.max(0, sizeOf([faqs, services.map(linesOf)]) - 7_400);

function linesOf({ lead, signs, features, additional_features, prepare }: (typeof services)[number]) {
  return [lead, signs, features, additional_features, prepare];
}

function sizeOf(content: unknown): number {
  return brotliCompressSync(JSON.stringify(content)).length;
}

const formPaths = ['/contact', ...landings.filter(({ hero }) => hero.hasQuoteForm).map(({ slug }) => `/${slug}`)];

/** By default, Chromium loads pictures from further below the window than on a 4G connection. */
const fourG = {
  offline: false,
  connectionType: 'cellular4g',
  latency: 1,
  downloadThroughput: -1,
  uploadThroughput: -1,
} as const;

/** Records all requests with their compressed bytes, without headers. */
async function recordRequests(devtools: CDPSession) {
  const requests = new Map<string, { type: string; bytes: number }>();
  devtools.on('Network.requestWillBeSent', ({ requestId, type = '', request: { url } }) => {
    requests.set(requestId, { type: url.includes('/assets/data/') ? 'Data' : type, bytes: 0 });
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  await devtools.send('Network.enable');
  return requests;
}

for (const path of pagePaths)
  test(`V3 ${path} loads no more bytes than its limits before scrolling`, {
    tag: ['@phone', ...unlessTemplate(path)],
  }, async ({ page, context }) => {
    // With Save-Data nothing is prefetched, so all requests are for this page.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', fourG);
    const requests = await recordRequests(devtools);
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
