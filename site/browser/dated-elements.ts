import type { Period } from '#content/periods.ts';

export function isShownAt({ from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY }: Period, time: number) {
  return from <= time && time < until;
}

/** Shows each element with `data-from` or `data-until` only within its period (ms since 1970). */
export function updateDatedElements(time = Date.now()) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-from], [data-until]')) {
    const { from = '-Infinity', until = 'Infinity' } = element.dataset;
    element.hidden = !isShownAt({ from: Number(from), until: Number(until) }, time);
  }
}
