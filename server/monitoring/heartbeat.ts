import type { Log } from '../log.ts';
import { fetchErrorCode } from './alarm-webhook.ts';

const usualEveryMs = 60_000;
const answerTimeoutMs = 10_000;

export type HeartbeatOptions = {
  /** HEARTBEAT_URL. It is never logged, because anyone who knows it can send heartbeats. */
  url: string;
  isReady: () => Promise<boolean>;
  log: Log;
  /** Aborted when the server stops. */
  signal: AbortSignal;
  everyMs?: number | undefined;
};

/**
 * Requests the address (GET) once a minute, as long as leads reach a person. A heartbeat service warns the owner when
 * these requests stop.
 */
export function startHeartbeat({ url, isReady, log, signal, everyMs = usualEveryMs }: HeartbeatOptions): void {
  let isFailing = false;

  async function beat(): Promise<void> {
    if (!(await isReady())) return;
    const problem = await get(url, signal);
    // Only the first failure is logged, not one each minute.
    if (problem && !isFailing && !signal.aborted) log.info('heartbeat-not-taken', { problem });
    isFailing = problem !== undefined;
  }

  void beat();
  const timer = setInterval(() => void beat(), everyMs);
  signal.addEventListener('abort', () => clearInterval(timer));
}

async function get(url: string, signal: AbortSignal): Promise<string | undefined> {
  try {
    const response = await fetch(url, { signal: AbortSignal.any([signal, AbortSignal.timeout(answerTimeoutMs)]) });
    await response.arrayBuffer();
    return response.ok ? undefined : `HEARTBEAT_URL answers ${response.status}`;
  } catch (error) {
    return `HEARTBEAT_URL cannot be reached (${fetchErrorCode(error)})`;
  }
}
