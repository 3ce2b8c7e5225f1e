import { setTimeout as wait } from 'node:timers/promises';
import { eventText, type Log, type LogFields } from '../log.ts';

/**
 * All in milliseconds. Each kind of alarm is posted at most once in `quietMs`; the log has all of them. A receiver that
 * cannot be reached is tried again after each wait in `retryMs`, then no more.
 */
export type AlarmTimes = { quietMs: number; retryMs: readonly number[] };

const usualAlarmTimes: AlarmTimes = { quietMs: 10 * 60_000, retryMs: [10_000, 60_000, 5 * 60_000] };
const answerTimeoutMs = 10_000;

export type AlarmWebhookOptions = {
  /** ALARM_URL. It is never logged, because anyone who knows it can post messages. */
  url: string;
  /** The name of the product, with which each message begins. */
  name: string;
  times?: Partial<AlarmTimes> | undefined;
};

/**
 * A log whose alarms are also sent to a chat or a pager, each as a POST of `{"text": "…"}`. Slack, Mattermost,
 * Rocket.Chat and Google Chat accept that format; docs/leads.md says what others need. The server never waits for the
 * receiver.
 */
export function alarmWebhook(log: Log, { url, name, times }: AlarmWebhookOptions): Log {
  const { quietMs, retryMs } = { ...usualAlarmTimes, ...times };
  const postedAt = new Map<string, number>();
  const suppressed = new Map<string, number>();

  function isQuiet(event: string): boolean {
    const last = postedAt.get(event);
    return last !== undefined && performance.now() - last < quietMs;
  }

  function postAlarmOf(event: string, fields?: LogFields): void {
    if (isQuiet(event)) {
      suppressed.set(event, (suppressed.get(event) ?? 0) + 1);
      return;
    }
    postedAt.set(event, performance.now());
    const more = suppressed.get(event);
    suppressed.delete(event);
    const note = more ? ` (and ${more} more like it since the last message)` : '';
    void postWithRetries(`${name}: ALARM ${eventText(event, fields)}${note}`);
  }

  async function postWithRetries(text: string): Promise<void> {
    let problem = await postAlarm(url, text);
    for (const retryAfterMs of retryMs) {
      if (!problem) return;
      await wait(retryAfterMs, undefined, { ref: false });
      problem = await postAlarm(url, text);
    }
    if (problem) log.info('alarm-not-posted', { problem });
  }

  return {
    info: log.info,
    alarm(event, fields) {
      log.alarm(event, fields);
      postAlarmOf(event, fields);
    },
  };
}

/** Posts a message once. Resolves with what went wrong, or with `undefined`. */
export async function postAlarm(url: string, text: string): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: AbortSignal.timeout(answerTimeoutMs),
    });
    // The answer is read to its end, so that the connection can be used again.
    await response.arrayBuffer();
    return response.ok ? undefined : `ALARM_URL answers ${response.status}`;
  } catch (error) {
    return `ALARM_URL cannot be reached (${fetchErrorCode(error)})`;
  }
}

/** The code of an error. Its message is not logged, because it may contain the secret address. */
export function fetchErrorCode(error: unknown): string {
  const { cause, name } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}
