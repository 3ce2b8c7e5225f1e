import { useState } from 'react';
import type { YearlyVisits } from '#content/model/agreement-page.ts';
import { tabStorage } from '../../browser/tab-storage.ts';
import { useIsHydrated } from '../../browser/use-is-hydrated.ts';
import { type Month, monthAfter, monthsFrom } from './months.ts';
import { type PlannerVisit, planYear } from './plan-year.ts';

/** `month` counts from 0; without it, the plan starts next month. */
type Choice = { units: number; month?: number };

const initial: Choice = { units: 3 };

/** The key of the visitor's last choice, which remains across navigations and reloads. */
const storageKey = 'plan';

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
  const [changed, setChanged] = useState<Choice>();
  const chosen = changed ?? (isHydrated ? savedChoice() : undefined);
  const { units, month: startMonth } = chosen ?? initial;

  const earliest = isHydrated ? monthAfterToday() : exampleStart;
  const startMonths = monthsFrom(earliest);
  const start = startMonths.find(({ month }) => month === startMonth) ?? earliest;
  const visits: PlannedVisit[] = planYear(yearly).map((visit) => ({
    ...visit,
    when: monthAfter(start, visit.monthsAfterStart),
  }));

  const choose = (change: Partial<Choice>) => {
    const choice = { ...initial, ...chosen, ...change };
    tabStorage.write(storageKey, JSON.stringify(choice));
    setChanged(choice);
  };

  return {
    units,
    /** Whether the visitor has changed the plan. */
    isChosen: chosen !== undefined,
    startMonths,
    start,
    choose,
    visits,
    showsYear: isHydrated,
  };
}

function savedChoice(): Choice | undefined {
  const saved = tabStorage.read(storageKey);
  return saved ? JSON.parse(saved) : undefined;
}

function monthAfterToday(): Month {
  const today = new Date();
  return monthAfter({ year: today.getFullYear(), month: today.getMonth() }, 1);
}
