import { cleanLine } from '#contract/text.ts';
import { throttleByKey } from './throttle-by-key.ts';

/** In milliseconds. Within this time, equal lines are counted instead of written. */
const countedForMs = 60_000;

/** The values of a log line, such as ids, states and error messages. Never put text from visitors into them. */
export type LogFields = Record<string, string | number | boolean | undefined>;

type WriteEvent = (event: string, fields?: LogFields) => void;

/** An alarm is an event that needs a person to act. docs/leads.md explains each alarm. */
export type Log = { info: WriteEvent; alarm: WriteEvent };

/**
 * Writes the first of equal lines. Counts the following ones, and writes one line with their number each minute. Always
 * writes lines about a lead.
 */
export function createLog(write: (line: string) => void): Log {
  const writeLine = (line: string, more?: number) =>
    write(`${new Date().toISOString()} ${line}${more ? ` more=${more}` : ''}\n`);
  const countLine = throttleByKey(countedForMs, writeLine);
  const logEvent = (level: string, event: string, fields?: LogFields) => {
    const line = `${level} ${eventText(event, fields)}`;
    if (fields?.lead) writeLine(line);
    else countLine(line, line);
  };
  return {
    info: (event, fields) => logEvent('info', event, fields),
    alarm: (event, fields) => logEvent('ALARM', event, fields),
  };
}

/** Formats an event like `mail-refused lead=1f0c error="EENVELOPE 550"`. Undefined fields are left out. */
export function eventText(event: string, fields: LogFields = {}): string {
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  return [event, ...known.map(([name, value]) => `${name}=${quoted(String(value))}`)].join(' ');
}

/** Text from a mail server must not imitate a log line or change the colours of the terminal. */
function quoted(value: string): string {
  const oneLine = cleanLine(value).slice(0, 2000);
  return /^[\w.:/@+-]+$/.test(oneLine) ? oneLine : JSON.stringify(oneLine);
}

/** The message of an error and of its causes. Many libraries give the actual reason only in `cause`. */
export function reasonOf(error: unknown): string {
  const reasons: string[] = [];
  for (let cause = error; cause !== undefined && reasons.length < 5; cause = (cause as Error).cause) {
    const { message, code } = cause as NodeJS.ErrnoException;
    const reason = message || String(code ?? cause);
    // Some libraries repeat the cause's message in their own.
    if (!reasons.some((outer) => outer.includes(reason))) reasons.push(reason);
    if (!(cause instanceof Error)) break;
  }
  return reasons.join(': ');
}
