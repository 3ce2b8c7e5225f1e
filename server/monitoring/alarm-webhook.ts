import { setTimeout as wait } from 'node:timers/promises';
import { localTime } from '../leads/local-time.ts';
import { eventText, type Log, type LogFields } from '../log.ts';
import { throttleByKind } from '../throttle-by-kind.ts';
import { sendRequest } from './send-request.ts';

/** Each type of alarm is posted at most once in `pauseMs`. `retryMs`: the waits between attempts to post it. */
const usualTimes: { pauseMs: number; retryMs: readonly number[] } = {
  pauseMs: 10 * 60_000,
  retryMs: [10_000, 60_000, 5 * 60_000],
};

/** Also posts alarms, in the format of Slack, Mattermost, Rocket.Chat and Google Chat. Each post starts with `name`. */
export function alarmWebhook(log: Log, url: string, name: string, times: Partial<typeof usualTimes> = {}): Log {
  const { pauseMs, retryMs } = { ...usualTimes, ...times };

  async function postWithRetries(text: string): Promise<void> {
    let problem = await postAlarm(url, text);
    for (const ms of retryMs) {
      if (!problem) return;
      await wait(ms, undefined, { ref: false });
      problem = await postAlarm(url, text);
    }
    if (problem) log.info('alarm-not-posted', { problem });
  }

  type Alarm = { event: string; fields?: LogFields | undefined; at: number };
  const postLimited = throttleByKind(pauseMs, ({ event, fields, at }: Alarm, more?: number) => {
    // The last of several alarms of a type is posted with a delay, so the message contains the time when it was raised.
    const text = eventText(event, { ...fields, ...(more && { more, last: localTime(at) }) });
    void postWithRetries(`${name}: ALARM ${text}`);
  });

  return {
    info: log.info,
    alarm(event, fields) {
      log.alarm(event, fields);
      postLimited(event, { event, fields, at: Date.now() });
    },
  };
}

/** Resolves with the problem, or with `undefined` on success. */
export function postAlarm(url: string, text: string): Promise<string | undefined> {
  const headers = { 'Content-Type': 'application/json' };
  return sendRequest('ALARM_URL', url, { method: 'POST', headers, body: JSON.stringify({ text }) });
}
