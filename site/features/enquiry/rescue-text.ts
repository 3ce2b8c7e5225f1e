import type { TypedValues } from './check-lead.ts';

/** What was typed, one labelled line a field, for an email or the clipboard. */
export function rescueText(typed: TypedValues, labels: Record<string, { label: string }>): string {
  return Object.entries(labels)
    .filter(([field]) => typed[field]?.trim())
    .map(([field, { label }]) => `${label}: ${typed[field]}`)
    .join('\n');
}

/** An email with everything in it already; lines end as mail wants them (RFC 6068 §5). */
export function rescueMailAddress(email: string, subject: string, body: string): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
