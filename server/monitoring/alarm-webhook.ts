import { setTimeout as wait } from 'node:timers/promises';
import { localTime } from '../leads/local-time.ts';
import { eventText, type Log, type LogFields } from '../log.ts';
import { throttleByKey } from '../throttle-by-key.ts';
import { sendRequest } from './send-request.ts';

/** Each type of alarm is posted at most once in `pauseMs`. `retryMs`: the waits between attempts to post a text. */
const usualTimes: { pauseMs: number; retryMs: readonly number[] } = {
  pauseMs: 10 * 60_000,
  retryMs: [10_000, 60_000, 5 * 60_000],
};
type Times = Partial<typeof usualTimes>;

/** Settings that contain the URL of a chat webhook, for messages in the format of Slack, Mattermost and Google Chat. */
export type ChatSetting = 'ALARM_URL' | 'NOTIFY_URL';

/** Returns a function that posts a text, with retries. Callers do not wait for the result. */
export function createChatSender(
  setting: ChatSetting,
  url: string,
  log: Log,
  { retryMs = usualTimes.retryMs }: Times = {},
) {
  return async (text: string): Promise<void> => {
    let problem: string | undefined;
    for (const ms of [0, ...retryMs]) {
      await wait(ms, undefined, { ref: false });
      problem = await postText(setting, url, text);
      if (!problem) return;
    }
    log.info('text-not-posted', { problem });
  };
}

/** Returns a log that also posts alarms to the webhook. Each message starts with `name`. */
export function createAlarmWebhook(log: Log, url: string, name: string, times: Times = {}): Log {
  const { pauseMs } = { ...usualTimes, ...times };
  const post = createChatSender('ALARM_URL', url, log, times);

  type Alarm = { event: string; fields?: LogFields | undefined; at: number };
  const postLimited = throttleByKey(pauseMs, ({ event, fields, at }: Alarm, more?: number) => {
    // The last of several alarms of a type is posted with a delay, so the message contains the time when it was raised.
    const text = eventText(event, { ...fields, ...(more && { more, last: localTime(at) }) });
    void post(`${name}: ALARM ${text}`);
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
export function postText(setting: ChatSetting, url: string, text: string): Promise<string | undefined> {
  const headers = { 'Content-Type': 'application/json' };
  return sendRequest(setting, url, { method: 'POST', headers, body: JSON.stringify({ text }) });
}
