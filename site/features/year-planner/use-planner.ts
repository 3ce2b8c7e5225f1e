import { useState } from 'react';
import { useIsHydrated } from '../../browser/use-is-hydrated.ts';
import { type Month, monthAfter, nextStartOf } from './months.ts';
import { planYear, type Visit, type YearlyVisits } from './plan-year.ts';

export const mostUnits = 12;

/** What the visitor has chosen, which is still there after Back. `undefined` is next month. */
let kept: { units: number; month: number | undefined } = { units: 3, month: undefined };

/** A visit in its month. Before hydration the year is not known, so the plan begins in a January. */
export type PlannedVisit = Visit & { when: Month };

export function usePlanner(yearly: YearlyVisits) {
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState(kept);

  const today = new Date();
  const startMonth = chosen.month ?? (isHydrated ? (today.getMonth() + 1) % 12 : 0);
  const start = nextStartOf(startMonth, today);
  const visits: PlannedVisit[] = planYear(yearly).map((visit) => ({
    ...visit,
    when: monthAfter(start, visit.monthsAfterStart),
  }));

  const choose = (change: Partial<typeof kept>) => {
    kept = { ...kept, ...change };
    setChosen(kept);
  };

  return { units: chosen.units, startMonth, choose, visits, knowsYear: isHydrated };
}
