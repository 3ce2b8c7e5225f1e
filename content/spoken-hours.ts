import { type HoursTable, type OpeningHours, type Weekday, weekdays } from './model/business.ts';
import { readShifts, type Shift } from './model/shifts.ts';

/** The days of the week, starting with Monday, with their shifts. A closed day has no shifts. */
type Week = readonly { day: Weekday; shifts: readonly Shift[] }[];

/** The opening hours as text, computed from all seven days. */
export type SpokenHours = {
  /**
   * One line per group of days with the same hours, like `Monday to Saturday 8:00–18:00`, then the closed days and
   * public holidays.
   */
  lines: string[];
  /** For use inside a sentence: `Monday to Saturday 8:00–18:00 and Sunday 9:00–19:00`. */
  insideSentence: string;
  /** Like `7 days a week`. */
  daysAWeek: string;
};

export function weekOf(table: HoursTable): Week {
  return weekdays.map((day) => ({ day, shifts: readShifts(table[keyOf(day)]).shifts }));
}

function keyOf(day: Weekday) {
  return day.toLowerCase() as Lowercase<Weekday>;
}

/** Each shift with the days that have it. */
export function shiftsOf(week: Week): OpeningHours[] {
  return groupsOf(week).flatMap(({ days, shifts }) => shifts.map((shift) => ({ days, ...shift })));
}

export function spokenHours(table: HoursTable): SpokenHours {
  const week = weekOf(table);
  const open = groupsOf(week).map(({ days, shifts }) => `${spokenDays(days)} ${spokenShifts(shifts)}`);
  const closed = week.filter(({ shifts }) => shifts.length === 0).map(({ day }) => day);
  const { holidays } = table;
  const isAmbiguous = open.some((text) => text.includes(' and '));
  return {
    lines: [
      ...open,
      ...(closed.length > 0 ? [spokenClosing(closed)] : []),
      ...(holidays ? [capitalised(holidays)] : []),
    ],
    insideSentence: `${isAmbiguous ? open.join('; ') : inList(open)}${holidays ? ` (${holidays})` : ''}`,
    daysAWeek: daysAWeek(week.length - closed.length),
  };
}

/** The open days, grouped by equal shifts, in the order of the week. */
function groupsOf(week: Week): { days: Weekday[]; shifts: readonly Shift[] }[] {
  const open = week.filter(({ shifts }) => shifts.length > 0);
  return [...Map.groupBy(open, ({ shifts }) => JSON.stringify(shifts)).values()].map((group) => ({
    days: group.map(({ day }) => day),
    shifts: group[0]?.shifts ?? [],
  }));
}

/**
 * Formats days like `Monday to Wednesday, Friday and Saturday`. A range can wrap past Sunday: `Saturday to Thursday`.
 */
function spokenDays(days: readonly Weekday[]): string {
  const isIn = (index: number) => days.includes(weekdays[index % 7] as Weekday);
  if (days.length === 7) return 'Monday to Sunday';
  // A range starts on each of the days whose previous day is not one of them.
  const starts = weekdays.flatMap((_, index) => (isIn(index) && !isIn(index + 6) ? [index] : []));
  const spans = starts.map((start) => {
    const length = [1, 2, 3, 4, 5, 6].find((offset) => !isIn(start + offset)) ?? 7;
    return Array.from({ length }, (_, offset) => weekdays[(start + offset) % 7] as Weekday);
  });
  // A range that wraps past Sunday comes first, because it contains Monday.
  const ordered = spans.toSorted((one, other) => firstDay(one) - firstDay(other));
  return inList(ordered.flatMap((span) => (span.length < 3 ? span : [`${span[0]} to ${span.at(-1)}`])));
}

function spokenClosing(closed: readonly Weekday[]): string {
  const days = spokenDays(closed);
  return days.includes(' to ') ? `Closed ${days}` : `Closed on ${days}`;
}

function firstDay(span: readonly Weekday[]): number {
  return Math.min(...span.map((day) => weekdays.indexOf(day)));
}

function spokenShifts(shifts: readonly Shift[]): string {
  if (isWholeDay(shifts)) return 'around the clock';
  // Word joiners prevent a line break inside a range.
  return inList(shifts.map(({ opens, closes }) => `${spokenTime(opens)}\u2060–\u2060${spokenTime(closes)}`));
}

function isWholeDay([first, ...rest]: readonly Shift[]): boolean {
  return first?.opens === '00:00' && first.closes === '24:00' && rest.length === 0;
}

/** Formats `08:00` as `8:00`. */
function spokenTime(time: string): string {
  return time.replace(/^0/, '');
}

function daysAWeek(count: number): string {
  return count === 1 ? 'one day a week' : `${count} days a week`;
}

function inList(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join() : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
