import { examples, type FieldName, type FormName, formField, forms } from './form-fields.ts';
import { cleanContact, emailPattern, toAsciiDigits } from './text.ts';

/** The values that a visitor typed or a program sent, by field. */
export type LeadInput = Readonly<Record<string, string | undefined>>;

/** The values of a lead by field, cleaned by `cleanValue`. In a `ParsedLead` they are valid. */
export type LeadFields = Partial<Record<FieldName, string>>;

/** The error message for each invalid field, in the order of the form. */
export type LeadIssues = Partial<Record<FieldName, string>>;

export type ParsedLead = { ok: true; lead: LeadFields } | { ok: false; issues: LeadIssues };

/** The shortest phone numbers in the UAE, without an area code, have seven digits. */
const sevenDigits = /(?:\d\D*){7}/;

export function parseLead(form: FormName, input: LeadInput): ParsedLead {
  const lead: LeadFields = {};
  const issues: LeadIssues = {};
  for (const field of forms[form]) {
    const text = cleanValue(field, input[field]);
    const issue = issueOf(field, text);
    if (issue) issues[field] = issue;
    lead[field] = text;
  }
  return Object.keys(issues).length > 0 ? { ok: false, issues } : { ok: true, lead };
}

/**
 * Cleans the value of a field. Removes invisible characters only from `email` and `tel` fields; in other fields these
 * can be part of a word or emoji. A phone number gets ASCII digits: groups of Arabic digits are shown from right to
 * left, so that the number would be read in the wrong order.
 */
export function cleanValue(field: FieldName, text = ''): string {
  const { kind } = formField(field);
  if (kind === 'tel') return toAsciiDigits(cleanContact(text));
  return kind === 'email' ? cleanContact(text) : text.trim().replaceAll('\r\n', '\n');
}

/** Formats the length and its limit, like `3,900 of 4,000 characters`. */
export function formatLength(field: FieldName, { length }: string): string {
  return `${inWords(length)} of ${inWords(formField(field).maxLength)} characters`;
}

const inWords = (number: number) => number.toLocaleString('en');

export function issueOf(field: FieldName, text: string): string | undefined {
  const { kind, maxLength, whenEmpty } = formField(field);
  if (text === '') return whenEmpty;
  if (text.length > maxLength)
    return `${formatLength(field, text)}: please shorten it by ${inWords(text.length - maxLength)}`;
  if (kind === 'email' && !emailPattern.test(text))
    return `Check the email address: it should look like ${examples.email}`;
  if (kind === 'tel' && !sevenDigits.test(text))
    return `Check the phone number: it needs at least seven digits, for example ${examples.phone}`;
  return undefined;
}
