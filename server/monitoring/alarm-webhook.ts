import { setTimeout as wait } from 'node:timers/promises';
import { eventText, type Log, type LogFields } from '../log.ts';

/** Each kind of alarm is posted once in this time; the log has all of them. */
const quietMs = 10 * 60_000;
const answerTimeoutMs = 10_000;
/** A receiver that cannot be reached is tried again after these pauses, and then given up. */
const usualRetryMs = [10_000, 60_000, 5 * 60_000];

export type AlarmWebhookOptions = {
  /** ALARM_URL. It is as good as a password, so it never reaches the log. */
  url: string;
  /** What the text begins with: whose alarm it is. */
  name: string;
  /** Ends what is under way when the server stops. */
  signal: AbortSignal;
  retryMs?: readonly number[];
};

/**
 * The same log, whose alarms also go to a chat or a pager: one POST of `{"text": "…"}`, which Slack, Mattermost, Rocket.Chat
 * and Google Chat take as it is, Discord with `/slack` at the end of its address, and ntfy with a template. Nobody waits for it.
 */
export function withAlarmWebhook(log: Log, { url, name, signal, retryMs = usualRetryMs }: AlarmWebhookOptions): Log {
  const postedAt = new Map<string, number>();
  const kept = new Map<string, number>();

  function post(event: string, fields?: LogFields): void {
    const now = performance.now();
    const last = postedAt.get(event);
    if (last !== undefined && now - last < quietMs) {
      kept.set(event, (kept.get(event) ?? 0) + 1);
      return;
    }
    postedAt.set(event, now);
    const more = kept.get(event);
    kept.delete(event);
    const note = more ? ` (and ${more} more like it since the last message)` : '';
    void postUntilTaken(`${name}: ALARM ${eventText(event, fields)}${note}`);
  }

  async function postUntilTaken(text: string): Promise<void> {
    let problem = await postAlarm(url, text, signal);
    for (const pause of retryMs) {
      if (!problem || signal.aborted) return;
      await wait(pause, undefined, { ref: false });
      problem = await postAlarm(url, text, signal);
    }
    if (problem) log.info('alarm-not-posted', { problem });
  }

  return {
    info: log.info,
    alarm(event, fields) {
      log.alarm(event, fields);
      post(event, fields);
    },
  };
}

/** One try. Resolves with what went wrong, or with nothing. */
export async function postAlarm(url: string, text: string, signal?: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text }),
      signal: AbortSignal.any([AbortSignal.timeout(answerTimeoutMs), ...(signal ? [signal] : [])]),
    });
    // Read to its end, so that the connection can be used again.
    await response.arrayBuffer();
    return response.ok ? undefined : `ALARM_URL answers ${response.status}`;
  } catch (error) {
    return `ALARM_URL cannot be reached (${fetchErrorCode(error)})`;
  }
}

/** The words of an error may repeat the address; its code does not. */
export function fetchErrorCode(error: unknown): string {
  const { cause, name } = error as Error;
  return (cause as NodeJS.ErrnoException | undefined)?.code ?? name;
}
