import { chromium } from '@playwright/test';
import lighthouse, { type Config, type Result } from 'lighthouse';

/** How a slow phone is imitated: worked out from a fast load, or really slowed down by the browser. */
export type Throttling = 'simulate' | 'devtools';

/** A first visit, or one with everything cacheable already there. */
export type Visit = 'cold' | 'warm';

/** Times in ms, the shift without a unit, sizes in kB as they travel. */
export type Measurement = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  scriptKb: number;
  totalKb: number;
};

/** Only the audits that are used, because other audits of Lighthouse also slow the page down. */
const audited = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'total-byte-weight',
  'network-requests',
];

/** One Lighthouse run for a phone, in the browser that listens on `debuggingPort`. */
export async function measure(
  url: string,
  debuggingPort: number,
  { throttling, visit }: { throttling: Throttling; visit: Visit },
): Promise<Measurement> {
  if (visit === 'warm') await fillCache(url, debuggingPort);
  const config: Config = {
    extends: 'lighthouse:default',
    settings: {
      onlyAudits: audited,
      disableFullPageScreenshot: true,
      throttlingMethod: throttling,
      disableStorageReset: visit === 'warm',
    },
  };
  const { audits } = await report(url, debuggingPort, config);
  return fromAudits(audits);
}

/** Lighthouse's verdicts on a page for a phone, out of 100, by the names of its categories. */
export async function scores(url: string, debuggingPort: number): Promise<Record<string, number>> {
  const { categories } = await report(url, debuggingPort);
  const verdicts = Object.values(categories).map(({ title, score }) => [
    title,
    Math.round((score ?? Number.NaN) * 100),
  ]);
  return Object.fromEntries(verdicts);
}

/** Now and then Chromium loses the trace of a load (NO_NAVSTART) or its first paint; such a run is done again. */
async function report(url: string, port: number, config?: Config, triesLeft = 2): Promise<Result> {
  const outcome = await lighthouse(url, { port, logLevel: 'error' }, config);
  const problem = outcome ? problemOf(outcome.lhr) : 'no report';
  if (outcome && !problem) return outcome.lhr;
  if (triesLeft > 0) return report(url, port, config, triesLeft - 1);
  throw new Error(`Lighthouse failed on ${url}: ${problem}`);
}

function problemOf({ runtimeError, audits }: Result): string | undefined {
  const failed = Object.values(audits).find(({ scoreDisplayMode }) => scoreDisplayMode === 'error');
  return runtimeError?.message ?? failed?.errorMessage;
}

/** In the browser's own profile, which is where Lighthouse opens its page. */
async function fillCache(url: string, debuggingPort: number) {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
  const page = await browser.contexts()[0]?.newPage();
  await page?.goto(url, { waitUntil: 'networkidle' });
  await page?.close();
  await browser.close();
}

function fromAudits(audits: Result['audits']): Measurement {
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN;
  return {
    firstPaint: value('first-contentful-paint'),
    largestPaint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scriptKb: transferred(audits, 'Script') / 1000,
    totalKb: value('total-byte-weight') / 1000,
  };
}

type Request = { resourceType?: string; transferSize?: number };

function transferred(audits: Result['audits'], type: string): number {
  const details = audits['network-requests']?.details as { items?: Request[] } | undefined;
  return (details?.items ?? [])
    .filter((request) => request.resourceType === type)
    .reduce((sum, request) => sum + (request.transferSize ?? 0), 0);
}
