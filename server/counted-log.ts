import type { Log } from './log.ts';

export type CountedLog = ReturnType<typeof countedLog>;

/** How long equal lines are counted, in milliseconds, before the log says how many there were. */
const countedFor = { info: 60_000, alarm: 60 * 60_000 };

/**
 * A log for bursts of events: writes the first line of each kind immediately, and the number of those that follow.
 * `reason` is one of a few fixed texts, so that no text of a visitor is logged.
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
