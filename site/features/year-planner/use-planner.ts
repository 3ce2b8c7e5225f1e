import type { YearlyVisits } from '#content/model/agreement-page.ts';
import type { CalculatorUnit } from '#content/model/service-page.ts';
import { useIsHydrated } from '../../browser/use-is-hydrated.ts';
import { useTabState } from '../../browser/use-tab-state.ts';
import { type Month, monthAfter, monthsFrom } from './months.ts';
import { type PlannerVisit, planYear } from './plan-year.ts';

/**
 * The first month of the plan in the prerendered page, because the build cannot contain the current month. Its year
 * is not shown.
 */
const exampleStart = { year: 2000, month: 0 };

export type Plan = ReturnType<typeof usePlanner>;

/** `count` is the number of AC units of a service, or one inspection. */
export type PlannedVisit = PlannerVisit & { when: Month; count: number };

/**
 * The plan of a year. It starts next month, with the number of AC units from the cost calculator or three, until the
 * visitor changes it.
 */
export function usePlanner(yearly: YearlyVisits) {
  const isHydrated = useIsHydrated();
  const [counted] = useTabState<number>('acUnits' satisfies CalculatorUnit);
  const [planned, setUnits] = useTabState<number>('plannedUnits');
  const [startMonth, setStartMonth] = useTabState<string>('plannedMonth');

  const today = new Date();
  const earliest = isHydrated ? monthAfter({ year: today.getFullYear(), month: today.getMonth() }, 1) : exampleStart;
  const startMonths = monthsFrom(earliest);
  const start = startMonths.find(({ month }) => `${month}` === startMonth) ?? earliest;
  const units = planned ?? counted ?? 3;
  const visits: PlannedVisit[] = planYear(yearly).map((visit) => ({
    ...visit,
    when: monthAfter(start, visit.monthsAfterStart),
    count: visit.kind === 'acService' ? units : 1,
  }));

  return {
    units,
    setUnits,
    /** Whether the visitor has chosen a part of the plan. */
    isChosen: Boolean(planned ?? startMonth),
    startMonths,
    /** Counts from 0. Empty or undefined until the visitor chooses it. */
    startMonth,
    start,
    setStartMonth,
    visits,
    showsYear: isHydrated,
  };
}
