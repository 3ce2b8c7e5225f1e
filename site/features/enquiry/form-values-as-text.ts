import type { FormValues } from './check-lead.ts';
import { formatDayAndTime } from './company-time.ts';

/**
 * Returns the typed values as text, with a label before each, to send by email or WhatsApp or to copy. Omits empty
 * fields.
 */
export function formValuesAsText(typed: FormValues, labels: Record<string, { label: string }>): string {
  return Object.entries(labels)
    .filter(([field]) => typed[field]?.trim())
    .map(([field, { label }]) => `${label}: ${readable(field, typed[field] ?? '')}`)
    .join('\n');
}

function readable(field: string, value: string): string {
  return field === 'datetime' ? formatDayAndTime(value) : value;
}

/** Builds a `mailto:` URL. Line breaks are CRLF, as RFC 6068 §5 requires. */
export function mailtoUrl(email: string, subject: string, body: string): string {
  const lines = body.replaceAll('\n', '\r\n');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(lines)}`;
}
