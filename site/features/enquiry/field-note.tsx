import type { ReactNode } from 'react';
import type { OpeningHours } from '#content/model/business.ts';
import { type FieldName, type FormName, formField } from '#contract/form-fields.ts';
import { questionsAbout, suggestedEmail } from '#contract/likely-mistakes.ts';
import { Button } from '../../design/primitives/button/button.tsx';
import type { TypedValues } from './check-lead.ts';
import { dayAndTime, nextOpening } from './next-opening.ts';

export type NoteTexts = {
  /** A text with the placeholders {count} and {most}, which are numbers of characters. */
  length: string;
  /** A text with the placeholders {over}, {count} and {most}, which are numbers of characters. */
  tooLong: string;
  closedThen: string;
  /** The beginning of a button's label. A day and time follow. */
  choose: string;
  /** The beginning of a button's label. An email address follows. */
  change: string;
};

export type NoteOptions = {
  form: FormName;
  reviewed: TypedValues;
  texts: NoteTexts;
  hours: readonly OpeningHours[];
  onChoose: (field: FieldName, value: string) => void;
};

/** Whether a value has more than 80 % of its maximum length. The form then shows the number of characters. */
export function isNearLimit(field: FieldName, value: string): boolean {
  return value.length > 0.8 * formField(field).maxLength;
}

/** A question or remark about the value of a field; `undefined` if there is none. It never prevents sending. */
export function fieldNote(field: FieldName, { form, reviewed, texts, hours, onChoose }: NoteOptions) {
  const value = reviewed[field] ?? '';
  if (isNearLimit(field, value)) return lengthNote(value.length, formField(field).maxLength, texts);
  const { kind } = formField(field);
  const question = questionsAbout(form, reviewed)[field];
  const meant = kind === 'email' && suggestedEmail(value.trim());
  if (meant) return withButton(question, `${texts.change} ${meant}`, () => onChoose(field, meant));
  const opening = kind === 'datetime' && nextOpening(value, hours);
  if (!opening) return question;
  return withButton(texts.closedThen, `${texts.choose} ${dayAndTime(opening)}`, () => onChoose(field, opening));
}

function withButton(question: ReactNode, label: string, onClick: () => void) {
  return (
    <>
      {question}{' '}
      <Button onClick={onClick} size="small" variant="line">
        {label}
      </Button>
    </>
  );
}

function lengthNote(count: number, most: number, texts: NoteTexts): string {
  const print = (number: number) => number.toLocaleString('en');
  return (count > most ? texts.tooLong : texts.length)
    .replace('{count}', print(count))
    .replace('{most}', print(most))
    .replace('{over}', print(count - most));
}
