/** The number of visits of each type in a year; AC services are counted per unit. */
export type YearlyVisits = { acServicesPerUnit: number; electricalInspections: number; plumbingInspections: number };

export const visitKinds = ['acService', 'electricalInspection', 'plumbingInspection'] as const;

export type VisitKind = (typeof visitKinds)[number];

/** An AC service covers all units. */
export type Visit = { kind: VisitKind; monthsAfterStart: number };

const monthsInYear = 12;

/** Inspections are placed between two AC services, so that visits are spread over the year. */
const firstMonth: Record<VisitKind, number> = { acService: 0, electricalInspection: 2, plumbingInspection: 6 };

/** The visits of a year in chronological order. */
export function planYear(yearly: YearlyVisits): Visit[] {
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
