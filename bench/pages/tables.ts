import type { Visit } from './visit.ts';

/**
 * All visits, by page and by the name of the site. `site, unthrottled` contains visits to this site at full speed.
 */
export type Measurements = Record<string, Record<string, Visit[]>>;

/**
 * A Markdown table that compares each page with its copy without scripts, and with the same page of the other sites. The
 * cells contain median (minimum–maximum) of the rounds, except the largest shift, which is the maximum.
 */
export function tableOfPages(measured: Measurements): string {
  const head = [
    'page',
    'compared with',
    'first paint ÷ it',
    'largest paint ÷ it',
    'largest shift',
    'load → hydrated, ms',
    'load → hydrated on a slow phone, ms',
  ];
  const rows = Object.entries(measured).flatMap(
    ([page, { site = [], 'site, unthrottled': unthrottled = [], ...others }]) =>
      Object.entries(others).map(([name, visits]) => [
        page,
        name,
        spread(ratios(site, visits, 'first')),
        spread(ratios(site, visits, 'largest')),
        Math.max(...site.map(({ shift }) => shift)).toFixed(3),
        spread(
          unthrottled.map(({ hydrated }) => hydrated),
          0,
        ),
        spread(
          site.map(({ hydrated }) => hydrated),
          0,
        ),
      ]),
  );
  return markdownTable(head, rows);
}

/**
 * This site's time divided by the other site's, for each round. A round visits a page on all sites in turn, so that the
 * conditions are similar.
 */
function ratios(ours: Visit[], theirs: Visit[], name: 'first' | 'largest'): number[] {
  return ours.map((visit, round) => visit[name] / (theirs[round]?.[name] ?? Number.NaN));
}

export function markdownTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line), ''].join('\n');
}

/** Formats median, minimum and maximum like `1.01 (0.98–1.04)`. */
function spread(values: number[], digits = 2): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)];
  return `${middle.toFixed(digits)} (${least.toFixed(digits)}–${most.toFixed(digits)})`;
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
