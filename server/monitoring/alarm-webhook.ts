import { setTimeout as wait } from 'node:timers/promises';
import { eventText, type Log } from '../log.ts';
import { sendRequest } from './send-request.ts';

/** In milliseconds. Each type of alarm is posted at most once in this time. The log contains all alarms. */
const quietMs = 10 * 60_000;
/** In milliseconds. The waits between attempts to reach the receiver. After the last one the post is dropped. */
const usualRetryMs: readonly number[] = [10_000, 60_000, 5 * 60_000];

/**
 * Wraps a log, and also posts its alarms to a chat or pager as `{"text": "…"}`. Slack, Mattermost, Rocket.Chat and
 * Google Chat accept that format; docs/leads.md covers others. Logging never waits for the receiver. Each message
 * starts with `name`.
 */
export function alarmWebhook(log: Log, url: string, name: string, retryMs = usualRetryMs): Log {
  const postedAt = new Map<string, number>();

  async function postWithRetries(text: string): Promise<void> {
    let problem = await postAlarm(url, text);
    for (const ms of retryMs) {
      if (!problem) return;
      await wait(ms, undefined, { ref: false });
      problem = await postAlarm(url, text);
    }
    if (problem) log.info('alarm-not-posted', { problem });
  }

  return {
    info: log.info,
    alarm(event, fields) {
      log.alarm(event, fields);
      const last = postedAt.get(event);
      if (last !== undefined && performance.now() - last < quietMs) return;
      postedAt.set(event, performance.now());
      void postWithRetries(`${name}: ALARM ${eventText(event, fields)}`);
    },
  };
}

/** Posts a message once. Resolves with the problem, or with `undefined` on success. */
export function postAlarm(url: string, text: string): Promise<string | undefined> {
  const headers = { 'Content-Type': 'application/json' };
  return sendRequest('ALARM_URL', url, { method: 'POST', headers, body: JSON.stringify({ text }) });
}
