import type { YearlyVisits } from '#content/model/agreement-page.ts';

export const visitKinds = ['acService', 'electricalInspection', 'plumbingInspection'] as const;

export type VisitKind = (typeof visitKinds)[number];

/** A visit of the year plan. One AC service covers all units of the home. */
export type PlannerVisit = { kind: VisitKind; monthsAfterStart: number };

const monthsInYear = 12;

/**
 * The month of the first visit of each kind, counted from the start of the plan. Inspections are placed between AC
 * services, so that visits are spread over the year.
 */
const firstMonth: Record<VisitKind, number> = { acService: 0, electricalInspection: 2, plumbingInspection: 6 };

export function planYear(yearly: YearlyVisits): PlannerVisit[] {
  const counts: Record<VisitKind, number> = {
    acService: yearly.acServicesPerUnit,
    electricalInspection: yearly.electricalInspections,
    plumbingInspection: yearly.plumbingInspections,
  };
  return visitKinds
    .flatMap((kind) =>
      Array.from({ length: counts[kind] }, (_, index) => ({
        kind,
        monthsAfterStart: (firstMonth[kind] + Math.round((index * monthsInYear) / counts[kind])) % monthsInYear,
      })),
    )
    .sort((one, other) => one.monthsAfterStart - other.monthsAfterStart);
}
