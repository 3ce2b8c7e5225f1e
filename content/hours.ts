export const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

export type Weekday = (typeof weekdays)[number];

/** Times in the company's time zone, HH:MM. `closes` can be 24:00. */
export type Shift = { opens: string; closes: string };

/** The opening hours: the shifts of each day in chronological order. A closed day has none. */
export type OpeningHours = Readonly<Record<Weekday, readonly Shift[]>>;

/** Consecutive days with the same shifts, from Monday to Sunday. */
export function groupDaysByShifts(week: OpeningHours): { days: Weekday[]; shifts: readonly Shift[] }[] {
  const groups: { days: Weekday[]; shifts: readonly Shift[] }[] = [];
  for (const day of weekdays) {
    const shifts = week[day];
    const last = groups.at(-1);
    if (last && JSON.stringify(last.shifts) === JSON.stringify(shifts)) last.days.push(day);
    else groups.push({ days: [day], shifts });
  }
  return groups;
}

/** Returns the opening hours as text. `holidays` is the text for public holidays, like `closed on public holidays`. */
export function hoursInWords(week: OpeningHours, holidays?: string) {
  const groups = groupDaysByShifts(week);
  const open = groups.filter(({ shifts }) => shifts.length > 0).map(groupInWords);
  const openDays = weekdays.filter((day) => week[day].length > 0).length;
  const isAmbiguous = open.some((text) => text.includes(' and '));
  return {
    /** Like `Monday to Saturday 8:00–18:00` or `Closed on Sunday`. The last line may be about public holidays. */
    lines: [...groups.map(groupInWords), ...(holidays ? [capitalised(holidays)] : [])],
    /** Like `Monday to Saturday 8:00–18:00 and Sunday 9:00–19:00`. */
    insideSentence: `${isAmbiguous ? open.join('; ') : joinWithAnd(open)}${holidays ? ` (${holidays})` : ''}`,
    daysAWeek: openDays === 1 ? 'one day a week' : `${openDays} days a week`,
  };
}

function groupInWords({ days, shifts }: { days: readonly Weekday[]; shifts: readonly Shift[] }): string {
  const isRange = days.length > 2;
  const names = isRange ? `${days[0]} to ${days.at(-1)}` : joinWithAnd(days);
  if (shifts.length === 0) return isRange ? `Closed ${names}` : `Closed on ${names}`;
  return `${names} ${joinWithAnd(shifts.map(shiftInWords))}`;
}

function shiftInWords({ opens, closes }: Shift): string {
  if (opens === '00:00' && closes === '24:00') return 'around the clock';
  // Word joiners prevent a line break inside a range.
  return `${formatTime(opens)}\u2060–\u2060${formatTime(closes)}`;
}

/** Formats `08:00` as `8:00`. */
export function formatTime(time: string): string {
  return time.replace(/^0/, '');
}

export function joinWithAnd(items: readonly string[]): string {
  return items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
