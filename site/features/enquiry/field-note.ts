import type { Week } from '#content/hours.ts';
import { type FieldName, type FormName, formField } from '#contract/form-fields.ts';
import { questionsAbout, suggestedEmail } from '#contract/likely-mistakes.ts';
import type { TypedValues } from './check-lead.ts';
import { dayAndTime, isBefore, isMinute, nextOpening } from './company-time.ts';
import type { Note } from './lead-state.ts';

export type NoteTexts = {
  /** A text with the placeholders {count} and {most}, which are numbers of characters. */
  length: string;
  /** A text with the placeholders {over}, {count} and {most}, which are numbers of characters. */
  tooLong: string;
  /** A text with the placeholder {year}. */
  farTime: string;
  closedThen: string;
  /** The beginning of a button's label. A day and time follow. */
  choose: string;
  /** The beginning of a button's label. An email address follows. */
  change: string;
};

export type NoteOptions = {
  form: FormName;
  texts: NoteTexts;
  hours: Week;
  /** The current minute on the company's clock. */
  now: string;
};

/** A question or remark about the value of a field; `undefined` if there is none. It never prevents sending. */
export function fieldNote(field: FieldName, values: TypedValues, options: NoteOptions): Note | undefined {
  const value = values[field] ?? '';
  const { kind } = formField(field);
  if (kind === 'datetime') return timeNote(value, options);
  const { form, texts } = options;
  const count = countNote(field, value, texts);
  if (count) return count;
  const question = questionsAbout(form, { [field]: value })[field];
  if (!question) return undefined;
  const meant = kind === 'email' ? suggestedEmail(value.trim()) : undefined;
  return {
    isCount: false,
    text: question,
    ...(meant && { proposal: { label: `${texts.change} ${meant}`, value: meant } }),
  };
}

/** The number of characters, for a value with more than 80 % of its maximum length. */
export function countNote(field: FieldName, { length }: string, texts: NoteTexts): Note | undefined {
  const { maxLength } = formField(field);
  if (length <= 0.8 * maxLength) return undefined;
  const print = (number: number) => number.toLocaleString('en');
  const text = (length > maxLength ? texts.tooLong : texts.length)
    .replace('{count}', print(length))
    .replace('{most}', print(maxLength))
    .replace('{over}', print(length - maxLength));
  return { isCount: true, text };
}

/** Proposes the next opening for a time outside working hours, and asks about a time more than a year ahead. */
function timeNote(value: string, { texts, hours, now }: NoteOptions): Note | undefined {
  if (!isMinute(value)) return undefined;
  const year = Number(now.slice(0, 4)) + 1;
  if (isBefore(`${year}${now.slice(4)}`, value))
    return { isCount: false, text: texts.farTime.replace('{year}', value.slice(0, value.indexOf('-'))) };
  const hasPassed = isBefore(value, now);
  const opening = nextOpening(hasPassed ? now : value, hours);
  if (!opening) return undefined;
  return {
    isCount: false,
    // The error message says that the time has passed.
    text: hasPassed ? '' : texts.closedThen,
    proposal: { label: `${texts.choose} ${dayAndTime(opening)}`, value: opening },
  };
}
