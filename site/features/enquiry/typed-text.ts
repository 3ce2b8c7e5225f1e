import type { TypedValues } from './check-lead.ts';
import { dayAndTime } from './next-opening.ts';

/** What was typed, one labelled line per field, for an email or the clipboard. */
export function typedText(typed: TypedValues, labels: Record<string, { label: string }>): string {
  return Object.entries(labels)
    .filter(([field]) => typed[field]?.trim())
    .map(([field, { label }]) => `${label.replace(optional, '')}: ${readable(field, typed[field] ?? '')}`)
    .join('\n');
}

/** The end of a label that matters only in the form. */
const optional = / \([^)]*\)$/;

function readable(field: string, value: string): string {
  return field === 'datetime' ? dayAndTime(value) : value;
}

/** A mailto address with subject and text. Lines end as in RFC 6068 §5. */
export function mailtoAddress(email: string, subject: string, body: string): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
