import { useState } from 'react';
import { useIsHydrated } from '../../browser/use-is-hydrated.ts';
import { type Month, monthAfter, nextStartOf } from './months.ts';
import { planYear, type Visit, type YearlyVisits } from './plan-year.ts';

export const mostUnits = 12;
const unitsAtFirst = 3;

/** A visit in its month. Before hydration the year is not known, so the plan begins in a January. */
export type PlannedVisit = Visit & { when: Month };

export function usePlanner(yearly: YearlyVisits) {
  const isHydrated = useIsHydrated();
  const [units, setUnits] = useState<number>(unitsAtFirst);
  const [chosenMonth, chooseMonth] = useState<number>();

  const today = new Date();
  const startMonth = chosenMonth ?? (isHydrated ? (today.getMonth() + 1) % 12 : 0);
  const start = nextStartOf(startMonth, today);
  const visits: PlannedVisit[] = planYear(yearly).map((visit) => ({
    ...visit,
    when: monthAfter(start, visit.monthsAfterStart),
  }));

  return { units, setUnits, startMonth, chooseMonth, visits, knowsYear: isHydrated };
}
