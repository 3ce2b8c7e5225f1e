import type { OpeningHours } from '#content/hours.ts';
import type { FormsFile } from '#content/model/form-texts.ts';
import { type FieldName, formField } from '#contract/form-fields.ts';
import { findLikelyMistakes, suggestEmail } from '#contract/likely-mistakes.ts';
import { formatLength, issueOf } from '#contract/parse-lead.ts';
import { formatDayAndTime, isBefore, isLocalDateTime, nextOpening } from './company-time.ts';
import type { Note } from './lead-form-state.ts';

export type NoteOptions = {
  texts: FormsFile['help'];
  hours: OpeningHours;
  /** The current minute in the company's time zone. */
  now: string;
};

/**
 * Returns a question or remark about the value of a field, or `undefined` if there is none. A note never
 * prevents sending.
 */
export function fieldNote(field: FieldName, value: string, options: NoteOptions): Note | undefined {
  const { kind } = formField(field);
  if (kind === 'datetime') return timeNote(value, options);
  const length = lengthNote(field, value);
  if (length) return length;
  const question = findLikelyMistakes({ [field]: value })[field];
  if (!question) return undefined;
  const meant = kind === 'email' ? suggestEmail(value.trim()) : undefined;
  return {
    text: question,
    ...(meant && { proposal: { label: `${options.texts.change} ${meant}`, value: meant } }),
  };
}

/** Returns the number of characters as a note if a value has more than 80 % of its maximum length. */
export function lengthNote(field: FieldName, value: string): Note | undefined {
  const { maxLength } = formField(field);
  if (value.length <= 0.8 * maxLength) return undefined;
  return { text: value.length > maxLength ? (issueOf(field, value) ?? '') : formatLength(field, value) };
}

/**
 * Asks about a time more than a year ahead. Proposes the next opening for a time outside working hours, and for a past
 * time if the office is closed now.
 */
function timeNote(value: string, { texts, hours, now }: NoteOptions): Note | undefined {
  if (!isLocalDateTime(value)) return undefined;
  const year = Number(now.slice(0, 4)) + 1;
  if (isBefore(`${year}${now.slice(4)}`, value))
    return { text: texts.farTime.replace('{year}', value.slice(0, value.indexOf('-'))) };
  const hasPassed = isBefore(value, now);
  const opening = nextOpening(hasPassed ? now : value, hours);
  const text = hasPassed ? texts.pastTime : texts.closedThen;
  if (opening) return { text, proposal: { label: `${texts.change} ${formatDayAndTime(opening)}`, value: opening } };
  return hasPassed ? { text } : undefined;
}
