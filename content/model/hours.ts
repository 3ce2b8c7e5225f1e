import * as v from 'valibot';
import { type Shift, type Weekday, weekdays } from '../hours.ts';
import type { FieldMetadata } from './fields.ts';

const maxShifts = 3;

/**
 * A field for the hours of a day as text, like `08:00–13:00, 16:00–20:00` or `closed`. The output is a list of
 * shifts.
 */
function dayHours(day: Weekday) {
  return v.pipe(
    v.string(),
    v.title(day),
    v.description('Like 08:00–18:00. Two shifts like 08:00–13:00, 16:00–20:00. Or: closed.'),
    v.metadata({ kind: 'code' } satisfies FieldMetadata),
    v.rawTransform(({ dataset: { value: text }, addIssue, NEVER }): Shift[] => {
      if (text.trim().toLowerCase() === 'closed') return [];
      const shifts = text.split(',').map((part) => readShift(part.trim()));
      const problem = problemOf(text, shifts);
      if (!problem) return shifts.filter((shift) => shift !== undefined);
      addIssue({ message: problem });
      return NEVER;
    }),
  );
}

function readShift(text: string): Shift | undefined {
  const [, openHour = '', openMinute = '', closeHour = '', closeMinute = ''] =
    /^(\d{1,2}):(\d{2})\s*[–-]\s*(\d{1,2}):(\d{2})$/.exec(text) ?? [];
  const opens = `${openHour.padStart(2, '0')}:${openMinute}`;
  const closes = `${closeHour.padStart(2, '0')}:${closeMinute}`;
  return isTime(opens) && (isTime(closes) || closes === '24:00') ? { opens, closes } : undefined;
}

const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);

/** Returns the end of a sentence that starts with the name of the field. */
function problemOf(text: string, shifts: readonly (Shift | undefined)[]): string | undefined {
  if (text.trim() === '') return 'is empty: write hours like 08:00–18:00, or “closed”';
  if (shifts.length > maxShifts) return `has ${shifts.length} shifts, and there is room for ${maxShifts}`;
  let lastClosing = '';
  for (const shift of shifts) {
    if (!shift)
      return `is “${text}”, but should be hours like 08:00–18:00, two shifts like 08:00–13:00, 16:00–20:00, or “closed”`;
    const { opens, closes } = shift;
    if (closes <= opens)
      return `closes at ${closes}, though it opens at ${opens}: a night is written as 20:00–24:00 on one day and 00:00–06:00 on the next`;
    if (opens <= lastClosing) return 'has shifts that overlap or touch: write them in order, with a break between them';
    lastClosing = closes;
  }
  return undefined;
}

const days = Object.fromEntries(weekdays.map((day) => [day, dayHours(day)])) as Record<
  Weekday,
  ReturnType<typeof dayHours>
>;

export const weekHours = v.pipe(
  v.strictObject(days),
  v.check(
    (week) => weekdays.some((day) => week[day].length > 0),
    'say closed on every day: give at least one day hours',
  ),
  v.title('Opening hours'),
  v.description('For visits and call-backs. The hotline has its own hours.'),
);
