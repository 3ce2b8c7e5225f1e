import { useState } from 'react';
import type { YearlyVisits } from '#content/model/agreement-page.ts';
import { useIsHydrated } from '../../browser/use-is-hydrated.ts';
import { type Month, monthAfter, monthsFrom } from './months.ts';
import { type PlannerVisit, planYear } from './plan-year.ts';

/** `month` counts from 0; `undefined` means next month. */
const initial: { units: number; month: number | undefined } = { units: 3, month: undefined };
/** The visitor's last choice, which remains across navigations. */
let kept = initial;

/**
 * The first month of the plan in the prerendered page, because the build cannot contain the current month. Its year
 * is not shown.
 */
const exampleStart: Month = { year: 2000, month: 0 };

export type Plan = ReturnType<typeof usePlanner>;

export type PlannedVisit = PlannerVisit & { when: Month };

/** The plan of a year for the chosen number of AC units and first month, and `choose`, which changes both. */
export function usePlanner(yearly: YearlyVisits) {
  const isHydrated = useIsHydrated();
  const [chosen, setChosen] = useState(kept);

  const earliest = isHydrated ? monthAfterToday() : exampleStart;
  const startMonths = monthsFrom(earliest);
  const start = startMonths.find(({ month }) => month === chosen.month) ?? earliest;
  const visits: PlannedVisit[] = planYear(yearly).map((visit) => ({
    ...visit,
    when: monthAfter(start, visit.monthsAfterStart),
  }));

  const choose = (change: Partial<typeof kept>) => {
    kept = { ...kept, ...change };
    setChosen(kept);
  };

  return {
    units: chosen.units,
    /** Whether the visitor has changed the plan. */
    isChosen: chosen !== initial,
    startMonths,
    start,
    choose,
    visits,
    showsYear: isHydrated,
  };
}

function monthAfterToday(): Month {
  const today = new Date();
  return monthAfter({ year: today.getFullYear(), month: today.getMonth() }, 1);
}
