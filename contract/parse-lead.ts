import { examples, type FieldName, type FormName, formField, forms } from './form-fields.ts';

/** Values as `cleanValue` returns them. In a `ParsedLead`, they are valid. */
export type LeadFields = Partial<Record<FieldName, string>>;

/** The error message for each invalid field, in the order of the form. */
export type LeadIssues = Partial<Record<FieldName, string>>;

export type ParsedLead = { ok: true; lead: LeadFields } | { ok: false; issues: LeadIssues };

/** Requires one `@`, a dot in the domain and no spaces. Whether the mailbox exists is not checked. */
const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/u;

/** The shortest phone numbers in the UAE, local ones without an area code, have seven digits. */
const minPhoneDigits = 7;

/** Invisible characters, such as direction marks and zero-width spaces. Copied contact details often contain them. */
const invisible = /[\p{Cf}\u2028\u2029]/gu;

export function parseLead(form: FormName, input: Readonly<Record<string, unknown>>): ParsedLead {
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

/** Removes invisible characters only from `email` and `tel` fields; in others they can be part of a word or emoji. */
export function cleanValue(field: FieldName, value: unknown): string {
  const text = typeof value === 'string' ? value : '';
  const { kind } = formField(field);
  return (kind === 'email' || kind === 'tel' ? text.replace(invisible, '') : text).trim();
}

function issueOf(field: FieldName, text: string): string | undefined {
  const { kind, maxLength, whenEmpty } = formField(field);
  if (text === '') return whenEmpty;
  if (text.length > maxLength) return `Please shorten this to ${maxLength} characters`;
  if (kind === 'email' && !emailShape.test(text))
    return `Check the email address: it should look like ${examples.email}`;
  if (kind === 'tel' && digitsIn(text) < minPhoneDigits)
    return `Check the phone number: it needs at least seven digits, for example ${examples.phone}`;
  return undefined;
}

/** Counts the digits of any script, such as Arabic ones. */
function digitsIn(text: string): number {
  return text.match(/\p{Nd}/gu)?.length ?? 0;
}
