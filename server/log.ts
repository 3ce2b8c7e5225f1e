/** What a log line may carry: ids, states and counts; never what a visitor wrote. */
type LogFields = Record<string, string | number | boolean | undefined>;

/** An alarm is something a person has to act on; docs/leads.md explains each one. */
export type Log = Record<'info' | 'alarm', (event: string, fields?: LogFields) => void>;

export function createLog(write: (line: string) => void): Log {
  const line =
    (level: string) =>
    (event: string, fields: LogFields = {}) => {
      const given = Object.entries(fields).filter(([, value]) => value !== undefined);
      const pairs = given.map(([name, value]) => ` ${name}=${quoted(String(value))}`);
      write(`${new Date().toISOString()} ${level} ${event}${pairs.join('')}\n`);
    };
  return { info: line('info'), alarm: line('ALARM') };
}

/** A value stays on its line and cannot colour the terminal, whatever a mail server answered. */
function quoted(value: string): string {
  const oneLine = value.replace(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, ' ').slice(0, 300);
  return /^[\w.:/@+-]+$/.test(oneLine) ? oneLine : JSON.stringify(oneLine);
}
