/** What a log line may carry: ids, states and counts; never what a visitor wrote. */
type LogFields = Record<string, string | number | boolean | undefined>;

export type Log = {
  info(event: string, fields?: LogFields): void;
  /** Something a person has to act on; docs/leads.md explains each one. */
  alarm(event: string, fields?: LogFields): void;
};

export function createLog(write: (line: string) => void): Log {
  return {
    info: (event, fields) => write(logLine('info', event, fields)),
    alarm: (event, fields) => write(logLine('ALARM', event, fields)),
  };
}

function logLine(level: string, event: string, fields: LogFields = {}): string {
  const pairs = Object.entries(fields)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${quoted(String(value))}`);
  return `${new Date().toISOString()} ${level} ${event}${pairs.join('')}\n`;
}

/** A value stays on its line and cannot colour the terminal, whatever a mail server answered. */
function quoted(value: string): string {
  const oneLine = value.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').slice(0, 300);
  return /^[\w.:/@+-]+$/.test(oneLine) ? oneLine : JSON.stringify(oneLine);
}
