/** Local times, HH:MM. `closes` can be 24:00. */
export type Shift = { opens: string; closes: string };

const shape = /^(\d{1,2}):(\d{2})\s*[–-]\s*(\d{1,2}):(\d{2})$/;

const maxShifts = 3;

/**
 * Parses opening hours: `08:00–13:00, 16:00–20:00` has two shifts, `closed` has none. For invalid hours, returns no
 * shifts and `problem`, the end of a sentence that starts with the name of the field.
 */
export function readShifts(text: string): { shifts: Shift[]; problem?: string } {
  const trimmed = text.trim();
  if (trimmed === '') return { shifts: [], problem: 'is empty: write hours like 08:00–18:00, or “closed”' };
  if (trimmed.toLowerCase() === 'closed') return { shifts: [] };
  const shifts = trimmed.split(',').map((part) => readShift(part.trim()));
  const problem = shifts.includes(undefined)
    ? `is “${text}”, but should be hours like 08:00–18:00, two shifts like 08:00–13:00, 16:00–20:00, or “closed”`
    : problemOf(shifts as Shift[]);
  return problem ? { shifts: [], problem } : { shifts: shifts as Shift[] };
}

function readShift(part: string): Shift | undefined {
  const [, openHour = '', openMinute = '', closeHour = '', closeMinute = ''] = shape.exec(part) ?? [];
  const opens = `${openHour.padStart(2, '0')}:${openMinute}`;
  const closes = `${closeHour.padStart(2, '0')}:${closeMinute}`;
  return isTime(opens) && (isTime(closes) || closes === '24:00') ? { opens, closes } : undefined;
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

function problemOf(shifts: readonly Shift[]): string | undefined {
  if (shifts.length > maxShifts) return `has ${shifts.length} shifts, and there is room for ${maxShifts}`;
  const backward = shifts.find(({ opens, closes }) => closes <= opens);
  if (backward)
    return `closes at ${backward.closes}, though it opens at ${backward.opens}: a night is written as 20:00–24:00 on one day and 00:00–06:00 on the next`;
  const overlaps = shifts.some(({ opens }, index) => opens <= (shifts[index - 1]?.closes ?? ''));
  return overlaps ? 'has shifts that overlap or touch: write them in order, with a break between them' : undefined;
}
