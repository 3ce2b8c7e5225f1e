import lighthouse, { type Config, type Result } from 'lighthouse';

/** How a slow phone is imitated: worked out from a fast load, or really slowed down by the browser. */
export type Throttling = 'simulate' | 'devtools';

/** Times in ms, the shift without a unit, sizes in kB as they travel. */
export type Measurement = {
  firstPaint: number;
  largestPaint: number;
  blocking: number;
  shift: number;
  scriptKb: number;
  totalKb: number;
};

export async function measure(url: string, debuggingPort: number, throttling: Throttling): Promise<Measurement> {
  const config: Config = {
    extends: 'lighthouse:default',
    settings: { onlyCategories: ['performance'], throttlingMethod: throttling },
  };
  const outcome = await lighthouse(url, { port: debuggingPort, logLevel: 'error' }, config);
  if (!outcome || outcome.lhr.runtimeError)
    throw new Error(`Lighthouse failed on ${url}: ${outcome?.lhr.runtimeError?.message}`);
  return fromAudits(outcome.lhr.audits);
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
