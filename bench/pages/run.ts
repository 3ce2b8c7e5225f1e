/**
 * `npm run bench`: every page against its own limit (the same page without scripts and films), interleaved in one
 * run, as ratios. `-- --rounds 3 --pages /,/contact` narrows it.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { pagePaths } from '#content/paths.ts';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { makeLimit } from './make-limit.ts';
import { type Measurement, measure, type Throttling } from './measure.ts';
import { serve } from './serve.ts';
import { table } from './table.ts';

const debuggingPort = 9333;
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    pages: { type: 'string', default: pagePaths.join(',') },
    throttling: { type: 'string', default: 'simulate,devtools' },
  },
});
const rounds = Number(values.rounds);
const pages = values.pages.split(',');
const throttlings = values.throttling.split(',') as Throttling[];

const limitFolder = 'build/limit';
await makeLimit('build/client', limitFolder);
const site = await serve('build/client');
const limit = await serve(limitFolder);
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    `--remote-debugging-port=${debuggingPort}`,
  ],
});

const results = new Map<string, { site: Measurement[]; limit: Measurement[] }>();
try {
  for (let round = 1; round <= rounds; round += 1)
    for (const throttling of throttlings)
      for (const page of pages) {
        const key = `${page} ${throttling}`;
        const row = results.get(key) ?? { site: [], limit: [] };
        row.limit.push(await measure(limit.origin + page, debuggingPort, throttling));
        row.site.push(await measure(site.origin + page, debuggingPort, throttling));
        results.set(key, row);
        console.log(`round ${round} ${key}`);
      }
} finally {
  await browser.close();
  await site.stop();
  await limit.stop();
}

const text = table(results);
console.log(text);
await mkdir('test-results', { recursive: true });
await writeFile('test-results/bench-pages.md', text);
