import type { StoreStatus } from '../leads/store.ts';
import type { Log } from '../log.ts';
import { repeat } from '../repeat.ts';
import { fetchErrorCode } from './alarm-webhook.ts';
import type { Readiness } from './readiness.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const answerTimeoutMs = 10_000;

export type WatchOptions = {
  read: () => Promise<{ isReady: boolean; parts: Readiness }>;
  status: () => Promise<StoreStatus | undefined>;
  log: Log;
  /** HEARTBEAT_URL. It is never logged, because anyone who knows it can send heartbeats. */
  heartbeatUrl: string | undefined;
  /** NO_LEAD_DAYS; 0 for never. */
  noLeadDays: number;
  everyMs?: number | undefined;
};

/**
 * Looks once a minute whether leads reach a person. While they do, it requests the heartbeat address: a heartbeat service
 * warns the owner when these requests stop.
 */
export function watch({ read, status, log, heartbeatUrl, noLeadDays, everyMs = minute }: WatchOptions) {
  const startedAt = Date.now();
  let request: AbortController | undefined;
  let heartbeatProblem: string | undefined;
  let looksStuck = 0;
  let noLeadReportedAt = 0;

  function reportStuck({ leads, mail }: Readiness): void {
    // After a start or an outage leads are due for long, and are mailed within seconds, so one look is not enough. While the
    // mail server is away they wait for that reason, and there is an alarm about it.
    looksStuck = leads === 'stuck' && mail !== 'stopped' ? looksStuck + 1 : 0;
    if (looksStuck !== 2) return;
    const meaning = 'A lead is due and has not been mailed for minutes.';
    log.alarm('leads-stuck', { meaning, advice: 'Restart the server.' });
  }

  async function reportNoLead(): Promise<void> {
    if (noLeadDays === 0) return;
    const known = await status();
    if (!known) return;
    const since = known.newestAt ?? startedAt;
    const isTold = Date.now() - noLeadReportedAt < day;
    if (Date.now() - since < noLeadDays * day || isTold) return;
    noLeadReportedAt = Date.now();
    log.alarm('no-lead', {
      days: Math.floor((Date.now() - since) / day),
      advice: 'Send a form yourself to see that it arrives.',
    });
  }

  async function beat(url: string): Promise<void> {
    request = new AbortController();
    const timeout = setTimeout(() => request?.abort(), answerTimeoutMs);
    const problem = await get(url, request.signal).finally(() => clearTimeout(timeout));
    // Only the first failure is logged, not one each minute.
    if (problem && !heartbeatProblem) log.info('heartbeat-not-taken', { problem });
    heartbeatProblem = problem;
  }

  const loop = repeat(async () => {
    const { isReady, parts } = await read();
    reportStuck(parts);
    await reportNoLead();
    if (heartbeatUrl && isReady) await beat(heartbeatUrl);
    return everyMs;
  });
  return {
    stop(): void {
      request?.abort();
      void loop.stop();
    },
  };
}

async function get(url: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal });
    await response.arrayBuffer();
    return response.ok ? undefined : `HEARTBEAT_URL answers ${response.status}`;
  } catch (error) {
    return `HEARTBEAT_URL cannot be reached (${fetchErrorCode(error)})`;
  }
}
