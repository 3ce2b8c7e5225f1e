import { brotliCompressSync } from 'node:zlib';
import { landings } from '#content/landings/index.ts';
import { pagePaths } from '#content/paths.ts';
import { faqs } from '#content/questions.ts';
import { services } from '#content/services/index.ts';
import { tagUnlessSample } from './templates.ts';
import { expect, test, turnSaveDataOn, waitForHydration } from './test.ts';

/** The compressed size of the questions and services. The FAQs page loads them for its search. */
const searchedTexts = brotliCompressSync(JSON.stringify([faqs, services])).length;

const formPaths = ['/contact', ...landings.filter(({ hero }) => hero.hasQuoteForm).map(({ slug }) => `/${slug}`)];

/**
 * Returns what a phone may load before scrolling, in addition to the document, in compressed bytes without headers.
 */
const limitsOf = (path: string) => ({
  Script: formPaths.includes(path) ? 112_000 : 102_000,
  Data: path === '/faqs' ? searchedTexts : 8_000,
  Font: 26_000,
  Image: 120_000,
});

for (const path of pagePaths)
  test(`V3 ${path} loads no more bytes than its limits before scrolling`, {
    tag: ['@phone', ...tagUnlessSample(path)],
  }, async ({ page, context }) => {
    // With Save-Data nothing is prefetched, so all requests are for this page.
    await page.addInitScript(turnSaveDataOn);
    const devtools = await context.newCDPSession(page);
    // By default, Chromium loads pictures from further below the window than on a 4G connection.
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      connectionType: 'cellular4g',
      latency: 1,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const types = new Map<string, string>();
    const bytes: Record<string, number> = {};
    devtools.on('Network.requestWillBeSent', ({ requestId, type = '', request: { url } }) =>
      types.set(requestId, url.includes('/assets/data/') ? 'Data' : type),
    );
    devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      const type = types.get(requestId) ?? '';
      bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
    });
    await devtools.send('Network.enable');
    await page.goto(path);
    await page.mouse.move(1, 1);
    await waitForHydration(page);
    await page.waitForLoadState('networkidle');
    for (const [type, limit] of Object.entries(limitsOf(path))) expect.soft(bytes[type] ?? 0, type).toBeLessThan(limit);
    expect(bytes.Script, 'the scripts are seen').toBeGreaterThan(0);
  });
