import type { Measurement } from './measure.ts';

/** The site and its limit, measured one after the other in each round. */
export type Pair = { site: Measurement; limit: Measurement };

/** One pair in one line, to be read while the others are still to come. */
export function inShort({ site, limit }: Pair): string {
  const ratio = (measure: 'firstPaint' | 'largestPaint') => (site[measure] / limit[measure]).toFixed(2);
  const [ours, bare] = [Math.round(site.blocking), Math.round(limit.blocking)];
  return `first ${ratio('firstPaint')}, largest ${ratio('largestPaint')}, blocking ${ours} (${bare})`;
}

/**
 * A Markdown table: the site over its limit, round by round, as median (least–most); plain values as medians.
 * Where there are several pages, a last line for each way of measuring has all of them together: a single page swings from
 * load to load, most of all in its blocking time.
 */
export function table(measured: Map<string, Pair[]>): string {
  const rows = [...measured, ...together(measured)];
  const head = [
    'page',
    'first paint ÷ limit',
    'largest paint ÷ limit',
    'largest paint, ms',
    'blocking ms (limit)',
    'shift, most',
    'script kB',
    'total kB',
  ];
  const lines = rows.map(([key, pairs]) => {
    const ratio = (name: keyof Measurement) => spread(pairs.map(({ site, limit }) => site[name] / limit[name]));
    const middle = (name: keyof Measurement, side: keyof Pair = 'site') =>
      median(pairs.map((pair) => pair[side][name]));
    return [
      key,
      ratio('firstPaint'),
      ratio('largestPaint'),
      Math.round(middle('largestPaint')),
      `${Math.round(middle('blocking'))} (${Math.round(middle('blocking', 'limit'))})`,
      Math.max(...pairs.map(({ site }) => site.shift)).toFixed(3),
      middle('scriptKb').toFixed(1),
      middle('totalKb').toFixed(0),
    ];
  });
  return markdown(head, lines);
}

/** Keys are `page protocol throttling visit`. */
function together(measured: Map<string, Pair[]>): [string, Pair[]][] {
  const ways = Map.groupBy(measured, ([key]) => key.slice(key.indexOf(' ')));
  return Array.from(ways)
    .filter(([, pages]) => pages.length > 1)
    .map(([way, pages]) => [`all${way}`, pages.flatMap(([, pairs]) => pairs)]);
}

export function markdown(head: string[], lines: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...lines.map(line), ''].join('\n');
}

/** Median, least and most: `1.01 (0.98–1.04)`. */
export function spread(values: number[], digits = 2): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map((value) =>
    value.toFixed(digits),
  );
  return `${middle} (${least}–${most})`;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
