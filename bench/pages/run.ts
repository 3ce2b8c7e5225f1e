/**
 * `npm run bench` (which builds first): every page against its own limit (the same page without scripts and videos),
 * interleaved in one run, as ratios; then how fast taps are answered. `-- --rounds 3 --pages /,/contact` narrows it;
 * `--throttling`, `--protocols` and `--visits` take lists, `--rounds 0` leaves the pages out, `--interactions 0` the taps;
 * `--scores` adds Lighthouse's verdicts on each page.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pagePaths } from '#content/paths.ts';
import { findWholeChromium } from '../../scripts/test/find-chromium.ts';
import { currentSite } from '../../server/static-site/releases.ts';
import { overHttp2 } from './http2.ts';
import { measureInteractions } from './interactions.ts';
import { makeLimit } from './make-limit.ts';
import { measure, scores, type Throttling, type Visit } from './measure.ts';
import { serve } from './serve.ts';
import { inShort, markdown, type Pair, table } from './table.ts';

type Protocol = 'http1' | 'http2';

const debuggingPort = 9333;
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: pagePaths.join(',') },
    throttling: { type: 'string', default: 'simulate,devtools' },
    protocols: { type: 'string', default: 'http1,http2' },
    visits: { type: 'string', default: 'cold,warm' },
    interactions: { type: 'string', default: '5' },
    scores: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const list = <Word extends string>(text: string) => text.split(',') as Word[];

const limitFolder = 'build/limit';
await makeLimit(currentSite(), limitFolder);
const site = await serve(currentSite());
const limit = await serve(limitFolder);
const secure = { site: await overHttp2(site.origin), limit: await overHttp2(limit.origin) };
const origins = {
  http1: { site: site.origin, limit: limit.origin },
  http2: { site: secure.site.origin, limit: secure.limit.origin },
};
const browser = await chromium.launch({
  executablePath: findWholeChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--ignore-certificate-errors',
    `--remote-debugging-port=${debuggingPort}`,
  ],
});

const variants = list<Protocol>(values.protocols).flatMap((protocol) =>
  list<Throttling>(values.throttling).flatMap((throttling) =>
    list<Visit>(values.visits).map((visit) => ({ protocol, throttling, visit })),
  ),
);

const pairs = new Map<string, Pair[]>();
let text = '';
try {
  for (let round = 1; round <= rounds; round += 1)
    for (const variant of variants)
      for (const page of list(values.pages)) {
        const { site: siteOrigin, limit: limitOrigin } = origins[variant.protocol];
        const pair = {
          limit: await measure(limitOrigin + page, debuggingPort, variant),
          site: await measure(siteOrigin + page, debuggingPort, variant),
        };
        const key = `${page} ${variant.protocol} ${variant.throttling} ${variant.visit}`;
        pairs.set(key, [...(pairs.get(key) ?? []), pair]);
        console.log(`round ${round} ${key}: ${inShort(pair)}`);
      }
  if (rounds > 0) text += table(pairs);
  if (values.scores) {
    const verdicts = new Map<string, Record<string, number>>();
    for (const page of list(values.pages)) {
      verdicts.set(page, await scores(site.origin + page, debuggingPort));
      console.log(`scores ${page}`);
    }
    const [names = []] = Array.from(verdicts.values(), Object.keys);
    const lines = Array.from(verdicts, ([page, verdict]) => [page, ...Object.values(verdict)]);
    text += `\n${markdown(['page', ...names], lines)}`;
  }
  const tapRounds = Number(values.interactions);
  if (tapRounds > 0) {
    const taps = await measureInteractions(browser, site.origin, limit.origin, tapRounds);
    text += `\n${markdown(['what', 'on', 'ms at 4×', 'without scripts', 'ratio'], taps)}`;
  }
} finally {
  await browser.close();
  for (const server of [secure.site, secure.limit, site, limit]) await server.stop();
}

console.log(text);
await mkdir('test-results', { recursive: true });
await writeFile('test-results/bench-pages.md', text);
