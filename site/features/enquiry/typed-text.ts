import type { TypedValues } from './check-lead.ts';

/** What was typed, one labelled line per field, for an email or the clipboard. */
export function typedText(typed: TypedValues, labels: Record<string, { label: string }>): string {
  return Object.entries(labels)
    .filter(([field]) => typed[field]?.trim())
    .map(([field, { label }]) => `${label}: ${typed[field]}`)
    .join('\n');
}

/** A mailto address with subject and text. Lines end as in RFC 6068 §5. */
export function mailtoAddress(email: string, subject: string, body: string): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
