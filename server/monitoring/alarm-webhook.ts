import { setTimeout as wait } from 'node:timers/promises';
import { eventText, type Log } from '../log.ts';
import { sendRequest } from './send-request.ts';

/** In ms. Each kind of alarm is posted at most once in this time; the log has all of them. */
const quietMs = 10 * 60_000;
/** In ms. A receiver that cannot be reached is tried again after each of these waits, then no more. */
const usualRetryMs: readonly number[] = [10_000, 60_000, 5 * 60_000];

/**
 * A log whose alarms are also sent to a chat or a pager, each as a POST of `{"text": "…"}`. Slack, Mattermost,
 * Rocket.Chat and Google Chat accept that format; docs/leads.md says what others need. The server never waits for the
 * receiver. `name` is the beginning of each message.
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

/** Posts a message once. Resolves with what went wrong, or with `undefined`. */
export function postAlarm(url: string, text: string): Promise<string | undefined> {
  const headers = { 'Content-Type': 'application/json' };
  return sendRequest('ALARM_URL', url, { method: 'POST', headers, body: JSON.stringify({ text }) });
}
