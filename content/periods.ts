import { business } from './business.ts';

/** The time in which something is shown, in milliseconds since 1970. `from` is inclusive, `until` exclusive. */
export type Period = { from?: number | undefined; until?: number | undefined };

const dayLength = 86_400_000;

/**
 * Returns the period from the start of the first day to the end of the last one, in the company's time zone. Without
 * `from` if the first day has begun, so that the built page shows it without scripts.
 */
export function periodOf(
  { firstDay, lastDay }: { firstDay?: string | undefined; lastDay?: string | undefined },
  time = Date.now(),
): Period {
  return {
    ...(firstDay && startOf(firstDay) > time && { from: startOf(firstDay) }),
    ...(lastDay && { until: startOf(lastDay) + dayLength }),
  };
}

function startOf(day: string): number {
  return Date.parse(`${day}T00:00Z`) - business.utcOffsetHours * 3_600_000;
}

/** Whether a period has ended. The build omits offers and notices whose period has ended. */
export function hasEnded({ until = Number.POSITIVE_INFINITY }: Period, time = Date.now()): boolean {
  return until <= time;
}

/** Whether a period ends within a week, or has ended. */
export function endsWithinAWeek({ until = Number.POSITIVE_INFINITY }: Period, time = Date.now()): boolean {
  return until - time < 7 * dayLength;
}
