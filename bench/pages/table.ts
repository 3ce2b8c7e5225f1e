import type { Measurement } from './measure.ts';

type Rows = Map<string, { site: Measurement[]; limit: Measurement[] }>;

/** A Markdown table: medians of the site over medians of its limit, and the spread of the site. */
export function table(rows: Rows): string {
  const head =
    '| page | first paint ÷ limit | largest paint ÷ limit | largest paint, min–max ms | blocking ms, max | shift, max | script kB | total kB |';
  const lines = Array.from(rows, ([key, { site, limit }]) => {
    const of = (name: keyof Measurement) => site.map((one) => one[name]);
    const ratio = (name: keyof Measurement) => (median(of(name)) / median(limit.map((one) => one[name]))).toFixed(2);
    return [
      key,
      ratio('firstPaint'),
      ratio('largestPaint'),
      `${Math.round(Math.min(...of('largestPaint')))}–${Math.round(Math.max(...of('largestPaint')))}`,
      Math.round(Math.max(...of('blocking'))),
      Math.max(...of('shift')).toFixed(3),
      median(of('scriptKb')).toFixed(1),
      median(of('totalKb')).toFixed(0),
    ].join(' | ');
  });
  return [head, '|---|---|---|---|---|---|---|---|', ...lines.map((line) => `| ${line} |`), ''].join('\n');
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
