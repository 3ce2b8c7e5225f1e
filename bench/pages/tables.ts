import type { Visit } from './visit.ts';

/**
 * All visits, by page and by the name of the site. `site, unthrottled` contains visits to this site at full speed.
 */
export type Measurements = Record<string, Record<string, Visit[]>>;

/**
 * The rows of a table that compares each page with its copy without scripts, and with the same page of the other sites.
 * The cells contain median (minimum–maximum) of the rounds, except the largest shift, which is the maximum.
 */
export function rowsOfPages(measured: Measurements) {
  return Object.entries(measured).flatMap(([page, { site = [], 'site, unthrottled': unthrottled = [], ...others }]) =>
    Object.entries(others).map(([name, visits]) => ({
      page,
      'compared with': name,
      'first paint ÷ it': spread(ratios(site, visits, 'first')),
      'largest paint ÷ it': spread(ratios(site, visits, 'largest')),
      'largest shift': Math.max(...site.map(({ shift }) => shift)).toFixed(3),
      'load → hydrated, ms': spread(
        unthrottled.map(({ hydrated }) => hydrated),
        0,
      ),
      'load → hydrated on a slow phone, ms': spread(
        site.map(({ hydrated }) => hydrated),
        0,
      ),
    })),
  );
}

/**
 * This site's time divided by the other site's, for each round. A round visits a page on all sites in turn, so that the
 * conditions are similar.
 */
function ratios(ours: Visit[], theirs: Visit[], name: 'first' | 'largest'): number[] {
  return ours.map((visit, round) => visit[name] / (theirs[round]?.[name] ?? Number.NaN));
}

/** Formats median, minimum and maximum like `1.01 (0.98–1.04)`. */
function spread(values: number[], digits = 2): string {
  return `${median(values).toFixed(digits)} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;
}

/** The value in the middle, for an even number of values the upper of the two. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
