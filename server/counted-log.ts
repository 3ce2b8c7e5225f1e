import type { Log } from './log.ts';

export type CountedLog = ReturnType<typeof countedLog>;

/** In milliseconds. Equal lines within this time are counted; the log then shows the count. */
const countedFor = { info: 60_000, alarm: 60 * 60_000 };

/**
 * A log for bursts of equal events: writes the first line immediately, and later the number of repetitions. `reason`
 * must be a fixed text, never text from a visitor.
 */
export function countedLog(log: Log) {
  const counts = new Map<string, number>();

  return (level: 'info' | 'alarm', event: string, fields: { reason: string; status?: number }): void => {
    const kind = JSON.stringify([level, event, fields.status, fields.reason]);
    const count = counts.get(kind);
    if (count !== undefined) {
      counts.set(kind, count + 1);
      return;
    }
    counts.set(kind, 0);
    log[level](event, fields);
    const writeCount = () => {
      const more = counts.get(kind);
      counts.delete(kind);
      if (more) log[level](event, { ...fields, more, seconds: countedFor[level] / 1000 });
    };
    setTimeout(writeCount, countedFor[level]).unref();
  };
}
