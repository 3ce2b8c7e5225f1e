import { business } from './business.ts';

/** When something is shown, in ms since 1970. `from` is inclusive, `until` exclusive. */
export type Period = { from?: number; until?: number };

const dayLength = 86_400_000;

/** From the start of the first day to the end of the last one, in the company's time zone. */
export function periodOf({
  firstDay,
  lastDay,
}: {
  firstDay?: string | undefined;
  lastDay?: string | undefined;
}): Period {
  return {
    ...(firstDay && { from: startOf(firstDay) }),
    ...(lastDay && { until: startOf(lastDay) + dayLength }),
  };
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00Z`) - business.utcOffsetHours * 3_600_000;
}

/** The build omits offers and notices that are over. */
export function isOver({ until = Number.POSITIVE_INFINITY }: Period, time = Date.now()): boolean {
  return until <= time;
}

/** Whether less than a week is left of a period. */
export function endsSoon({ until = Number.POSITIVE_INFINITY }: Period, time = Date.now()): boolean {
  return until - time < 7 * dayLength;
}
