export type CalendarEntry = { day: Date; summary: string; description: string; url: string };

export type CalendarOptions = { product: string; entries: readonly CalendarEntry[]; now: Date };

/**
 * RFC 5545 §3.1 limits a line to 75 octets. A longer line is folded: it continues on a new line that starts with a
 * space.
 */
const octetsInLine = 75;
const dayMs = 86_400_000;

/** Returns the text of a calendar file with all-day entries (RFC 5545). */
export function createCalendarFile({ product, entries, now }: CalendarOptions): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${product}//Year of maintenance//EN`,
    ...entries.flatMap((entry, index) => entryLines(entry, index, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

function entryLines({ day, summary, description, url }: CalendarEntry, index: number, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    // Each file has its own ids. Otherwise the plan of a second site would replace the first one in a calendar.
    `UID:${now.getTime()}-${index}@${new URL(url).host}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART;VALUE=DATE:${formatCalendarDate(day)}`,
    // `DTEND` is exclusive (RFC 5545 §3.6.1), so it is the following day.
    `DTEND;VALUE=DATE:${formatCalendarDate(new Date(day.getTime() + dayMs))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** Formats a date like `20261207`. */
function formatCalendarDate(day: Date): string {
  return day.toISOString().slice(0, 10).replaceAll('-', '');
}

/** Formats a time in UTC like `20261121T083000Z`. */
function stamp(time: Date): string {
  return `${time.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Escapes text as RFC 5545 §3.3.11 requires. */
function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n');
}

/** Folds a line that is too long. The limit counts octets, but a fold must not split a character of several octets. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > octetsInLine) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
