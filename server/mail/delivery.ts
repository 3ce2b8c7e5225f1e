import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { Lead, Outcome } from '../leads/lead.ts';
import type { LeadStore } from '../leads/store.ts';
import type { Log } from '../log.ts';
import { leadMail, noticeMail } from './lead-mail.ts';
import type { Mailer, SendFailure } from './smtp-mailer.ts';

const minute = 60_000;
/**
 * Minutes after the first failed try, the second, and so on. Two tries in the first hour and five days in all are what
 * RFC 5321 §4.5.4.1 asks for; the 5 and 15 minutes are when greylisting usually ends.
 */
const waits = [1, 5, 15, 30, 60, 120, 240, ...Array<number>(14).fill(480)];
/** A full or unknown mailbox is not mended within minutes. */
const refusedWaitMs = 30 * minute;

/**
 * The wait after so many failed tries; nothing when it is time to give up. By tries and not by dates, so that a clock that
 * jumps parks nothing; moved by a fifth at most, so that leads do not all come at once.
 */
export function retrySchedule(failedAttempts: number, random = Math.random()): number | undefined {
  const wait = waits[failedAttempts - 1];
  return wait && Math.round(wait * minute * (0.8 + 0.4 * random));
}

/**
 * `pauseMs` is the first pause while no mail gets through; each that follows is twice as long, up to a minute.
 * `retentionMs` is how long delivered leads are kept, 0 for ever. `stopMs` is how long `stop` waits for mails on their way:
 * less than the unit file's time. `monotonicClock` never goes back.
 */
export type DeliveryOptions = {
  store: LeadStore;
  mailer: Mailer;
  to: string;
  toSecond?: string | undefined;
  log: Log;
  schedule?: typeof retrySchedule;
  monotonicClock?: () => number;
} & Partial<Record<'leaseMs' | 'pollMs' | 'pauseMs' | 'retentionMs' | 'stopMs', number>>;

const atOnce = 4;
const longestPauseMs = minute;

/** Mails leads at least once, under an id that stays the same. */
export function delivery(options: DeliveryOptions) {
  const { store, log, monotonicClock = () => performance.now() } = options;
  const { leaseMs = 120_000, pollMs = 5000, pauseMs = 5000, retentionMs = 0, stopMs = 10_000 } = options;
  const owner = `${hostname()}/${randomUUID()}`;
  let [pauses, pausedUntil] = [0, 0];
  let [isStopping, isOver] = [false, false];
  let running: Promise<void> | undefined;
  /** A nudge that comes while leads are sent is not forgotten. */
  let nudged = Promise.withResolvers<void>();
  const pause = (error: string) => {
    // One of several that were on their way when the first one failed.
    if (monotonicClock() < pausedUntil) return;
    pausedUntil = monotonicClock() + Math.min(longestPauseMs, pauseMs * 2 ** pauses);
    pauses += 1;
    // The first may be a server that is busy for a moment.
    if (pauses === 2) log.alarm('mail-stopped', { error });
  };
  const goOn = () => {
    if (pauses > 1) log.info('mail-goes-on');
    [pauses, pausedUntil] = [0, 0];
  };
  const deliver = async (lead: Lead) => {
    const renewal = setInterval(() => void store.renew(lead.id, owner, leaseMs).catch(() => {}), leaseMs / 3);
    try {
      const result = await deliverLead(lead, options);
      // The store is closed, and the lead goes out again when its lease ends.
      if (isOver) return;
      if ('stopped' in result) pause(result.stopped);
      else goOn();
      const waiting: Outcome = { state: 'pending', countsAsAttempt: false };
      const outcome = 'stopped' in result ? { ...waiting, error: result.stopped } : result;
      const isOurs = await store.settle(lead.id, owner, outcome);
      const { state, error } = outcome;
      log.info('delivery', { lead: lead.id, state, attempts: lead.attempts + 1, isOurs, error });
    } finally {
      clearInterval(renewal);
    }
  };
  /** Sends what is due, until nothing is. */
  const runOnce = async () => {
    if (retentionMs > 0) await store.deleteOlderThan(retentionMs);
    while (!isStopping && monotonicClock() >= pausedUntil) {
      // After a pause, one lead finds out whether mails get through again.
      const leads = await store.claim(owner, pauses === 0 ? atOnce : 1, leaseMs);
      if (leads.length === 0) return;
      await Promise.all(leads.map(deliver));
    }
  };
  const run = async () => {
    while (!isStopping) {
      nudged = Promise.withResolvers();
      // The leads are where they were, and the next round finds them.
      await runOnce().catch((error: unknown) => log.alarm('store-failing', { error: String(error) }));
      const poll = setTimeout(nudged.resolve, pollMs);
      await nudged.promise;
      clearTimeout(poll);
    }
  };
  return {
    runOnce,
    start() {
      running = run();
    },
    /** There is something new: look now instead of at the next poll. */
    nudge: () => nudged.resolve(),
    /** No connection or no sign-in at the moment. */
    isStopped: () => pauses > 1,
    async stop() {
      isStopping = true;
      nudged.resolve();
      await Promise.race([running, new Promise((resolve) => setTimeout(resolve, stopMs).unref())]);
      isOver = true;
    },
  };
}

/** One lead, one try: what has to be written down about it, or why no mail gets through at all. */
async function deliverLead(lead: Lead, options: DeliveryOptions): Promise<Outcome | { stopped: string }> {
  const { mailer, to, toSecond, log } = options;
  const result = await mailer.send(leadMail(lead, to));
  if (result.ok) return { state: 'sent', countsAsAttempt: false, reply: result.reply };
  if (result.kind === 'stopped') return { stopped: result.error };
  if (result.kind === 'retry') return laterOrParked(lead, result, options);
  log.alarm('mail-refused', { lead: lead.id, error: result.error });
  const second = toSecond ? await mailer.send(leadMail(lead, toSecond)) : undefined;
  if (second?.ok) {
    const error = `To the second address. ${result.error}`;
    return { state: 'sent', countsAsAttempt: false, reply: second.reply, error };
  }
  if (result.kind === 'address-refused') return laterOrParked(lead, result, options, refusedWaitMs);
  const notice = await mailer.send(noticeMail(lead, to));
  if (!notice.ok) return laterOrParked(lead, result, options);
  return { state: 'parked', countsAsAttempt: true, error: `${result.error} (a notice was sent instead)` };
}

function laterOrParked(lead: Lead, { error }: SendFailure, options: DeliveryOptions, leastWaitMs = 0): Outcome {
  const { log, schedule = retrySchedule } = options;
  const attempts = lead.attempts + 1;
  const wait = schedule(attempts);
  if (wait) return { state: 'pending', countsAsAttempt: true, error, afterMs: Math.max(wait, leastWaitMs) };
  log.alarm('lead-parked', { lead: lead.id, attempts, error });
  return { state: 'parked', countsAsAttempt: true, error };
}
