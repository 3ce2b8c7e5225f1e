/**
 * `npm run bench:variants` (after `npm run build`): what the first and the largest paint of a page would be if its head
 * or its pictures were written otherwise. Without scripts, which have no part in either.
 */
import { readdir, readFile, rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findWholeChromium } from '../../scripts/test/find-chromium.ts';
import { currentSite } from '../../server/static-site/releases.ts';
import { copyWith, withoutScripts } from './make-limit.ts';
import { type Measurement, measure, type Throttling } from './measure.ts';
import { serve } from './serve.ts';
import { markdown, median } from './table.ts';

const debuggingPort = 9334;
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    pages: { type: 'string', default: '/,/painting-services' },
  },
});
const built = currentSite();
const throttlings: Throttling[] = ['simulate', 'devtools'];
const pages = values.pages.split(',');

const [file] = (await readdir(`${built}/assets`)).filter((name) => /^style-.*\.css$/.test(name));
const stylesheet = await readFile(`${built}/assets/${file}`, 'utf8');
const asItIs = 'as it is';
const variants: Record<string, (html: string) => string> = {
  [asItIs]: (html) => html,
  'styles of the whole site': (html) => html.replace('</style>', () => `${stylesheet}</style>`),
  'no picture below the fold': (html) => html.replace(/<img loading="lazy"[^>]*>/g, ''),
};

const servers = new Map<string, Awaited<ReturnType<typeof serve>>>();
for (const [index, [name, change]] of Object.entries(variants).entries()) {
  const folder = `build/variant-${index}`;
  await copyWith((html) => change(withoutScripts(html)), built, folder);
  servers.set(name, await serve(folder));
}
const browser = await chromium.launch({
  executablePath: findWholeChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    `--remote-debugging-port=${debuggingPort}`,
  ],
});

const measured = new Map<string, Measurement[]>();
const keyOf = (page: string, throttling: Throttling, variant: string) => `${page} | ${throttling} | ${variant}`;
try {
  for (let round = 1; round <= Number(values.rounds); round += 1)
    for (const page of pages)
      for (const throttling of throttlings)
        for (const [variant, { origin }] of servers) {
          const key = keyOf(page, throttling, variant);
          const once = await measure(origin + page, debuggingPort, { throttling, visit: 'cold' });
          measured.set(key, [...(measured.get(key) ?? []), once]);
        }
} finally {
  await browser.close();
  for (const server of servers.values()) await server.stop();
  for (const index of Object.keys(variants).keys()) await rm(`build/variant-${index}`, { recursive: true });
}

const middle = (page: string, throttling: Throttling, variant: string, name: keyof Measurement) =>
  median((measured.get(keyOf(page, throttling, variant)) ?? []).map((once) => once[name]));
const lines = pages.flatMap((page) =>
  throttlings.flatMap((throttling) =>
    Object.keys(variants).map((variant) => {
      const ratio = (name: keyof Measurement) =>
        (middle(page, throttling, variant, name) / middle(page, throttling, asItIs, name)).toFixed(2);
      return [page, throttling, variant, ratio('firstPaint'), ratio('largestPaint')];
    }),
  ),
);
console.log(markdown(['page', 'throttling', 'variant', 'first paint ÷ as it is', 'largest paint ÷ as it is'], lines));
