import type { Visit } from './visit.ts';

/** The name of the copy without scripts among the measured sites. */
export const copyName = 'without scripts';

/** All visits by page and by the name of the site. `site, unthrottled` contains this site's visits without slowing. */
export type Measured = Map<string, Map<string, Visit[]>>;

/**
 * A Markdown table that compares each page with its copy without scripts. The cells contain median (minimum–maximum) of
 * the rounds, except the largest shift, which is the maximum.
 */
export function tableOfPages(measured: Measured): string {
  const head = [
    'page',
    'first paint ÷ copy',
    'largest paint ÷ copy',
    'largest shift',
    'blocking, ms',
    'blocking of the copy, ms',
    'load → hydrated, ms',
    'load → hydrated on a slow phone, ms',
  ];
  const rows = Array.from(measured, ([page, of]) => {
    const [site, copy, unthrottled] = ['site', copyName, 'site, unthrottled'].map((name) => of.get(name) ?? []);
    return [
      page,
      spread(ratios(site, copy, 'first')),
      spread(ratios(site, copy, 'largest')),
      Math.max(...(site ?? []).map(({ shift }) => shift)).toFixed(3),
      spread(valuesOf(site, 'blocking'), 0),
      spread(valuesOf(copy, 'blocking'), 0),
      spread(valuesOf(unthrottled, 'hydrated'), 0),
      spread(valuesOf(site, 'hydrated'), 0),
    ];
  });
  return markdown(head, rows);
}

/**
 * A Markdown table of each page on each site: the median times, the ratios of this site's times to them (see `spread`),
 * and the largest layout shift.
 */
export function tableOfSites(measured: Measured): string {
  const head = ['page', 'site', 'first paint, ms', 'ours ÷ it', 'largest paint, ms', 'ours ÷ it', 'largest shift'];
  const rows = Array.from(measured).flatMap(([page, of]) =>
    Array.from(of)
      .filter(([name]) => name !== 'site, unthrottled')
      .map(([name, visits]) => [
        page,
        name,
        median(valuesOf(visits, 'first')).toFixed(0),
        spread(ratios(of.get('site'), visits, 'first')),
        median(valuesOf(visits, 'largest')).toFixed(0),
        spread(ratios(of.get('site'), visits, 'largest')),
        Math.max(...visits.map(({ shift }) => shift)).toFixed(3),
      ]),
  );
  return markdown(head, rows);
}

/**
 * This site's time divided by the other site's, for each round. A round visits a page on all sites in turn, so that the
 * conditions are similar.
 */
function ratios(ours: Visit[] = [], theirs: Visit[] = [], name: 'first' | 'largest'): number[] {
  return ours.map((visit, round) => visit[name] / (theirs[round]?.[name] ?? Number.NaN));
}

function valuesOf(visits: Visit[] = [], name: keyof Visit): number[] {
  return visits.map((visit) => visit[name] ?? Number.NaN);
}

export function markdown(head: string[], rows: string[][]): string {
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
