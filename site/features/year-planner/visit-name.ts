import type { PlannerTexts } from '#content/model/agreement-page.ts';
import type { VisitKind } from './plan-year.ts';

/** Returns `AC service, 3 units`, or the name of an inspection. */
export function visitName(kind: VisitKind, units: number, texts: Pick<PlannerTexts, 'visits' | 'units'>): string {
  const name = texts.visits[kind];
  if (kind !== 'acService') return name;
  return `${name}, ${units}\u00a0${units === 1 ? texts.units.one : texts.units.many}`;
}
