import type { Lead, Outcome } from '../leads/lead.ts';
import type { LeadStore } from '../leads/store.ts';
import { type DeliveryParts, deliverLead } from './deliver-lead.ts';
import { heldMail } from './lead-mail.ts';

/**
 * `owner` names this process's leases among those of others. `pauseMs` is the first pause while no mail gets through; each
 * that follows is twice as long, up to a minute. `retentionMs` is how long delivered leads are kept, 0 for ever. `stopMs` is
 * how long `stop` waits for mails on their way: less than the unit file's time. `monotonicClock` never goes back.
 */
export type DeliveryOptions = DeliveryParts & {
  store: LeadStore;
  owner: string;
  monotonicClock?: () => number;
} & Partial<Record<'leaseMs' | 'pollMs' | 'pauseMs' | 'retentionMs' | 'stopMs', number>>;

const atOnce = 4;
const longestPauseMs = 60_000;

/** Mails leads at least once, under an id that stays the same. */
export function delivery(options: DeliveryOptions) {
  const { store, owner, log, mailer, to, monotonicClock = () => performance.now() } = options;
  const { leaseMs = 120_000, pollMs = 5000, pauseMs = 5000, retentionMs = 0, stopMs = 10_000 } = options;
  const inFlight = new Map<string, Promise<void>>();
  let [pauses, pausedUntil] = [0, 0];
  let isStopping = false;
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
      if ('stopped' in result) pause(result.stopped);
      else goOn();
      // A stop that waited long enough has already given the lead back.
      if (!inFlight.has(lead.id)) return;
      const outcome = 'stopped' in result ? givenBack(result.stopped) : result;
      const isOurs = await store.settle(lead.id, owner, outcome);
      const error = 'error' in outcome ? outcome.error : undefined;
      log.info('delivery', { lead: lead.id, state: outcome.state, attempts: lead.attempts + 1, isOurs, error });
    } finally {
      clearInterval(renewal);
      inFlight.delete(lead.id);
    }
  };
  const tellOfHeld = async () => {
    const notice = await store.takeHeldNotice();
    const lead = notice && (await store.find(notice.id));
    if (!notice || !lead) return;
    log.alarm('leads-held', { total: notice.total });
    const result = await mailer.send(heldMail(lead, notice.total, to));
    if (!result.ok) await store.returnHeldNotice(notice.id);
  };
  /** Sends what is due, until nothing is. */
  const runOnce = async () => {
    if (retentionMs > 0) await store.deleteOlderThan(retentionMs);
    if (pauses === 0) await tellOfHeld();
    while (!isStopping && monotonicClock() >= pausedUntil) {
      // After a pause, one lead finds out whether mails get through again.
      const leads = await store.claim(owner, pauses === 0 ? atOnce : 1, leaseMs);
      if (leads.length === 0) return;
      for (const lead of leads) inFlight.set(lead.id, deliver(lead));
      await Promise.all(leads.map(({ id }) => inFlight.get(id)));
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
      const unfinished = [...inFlight.keys()];
      inFlight.clear();
      // So that the next process need not wait for the leases to end.
      for (const id of unfinished) await store.settle(id, owner, givenBack('stopped while sending')).catch(() => {});
    },
  };
}

/** Due again at once, and none of its tries is used up. */
function givenBack(error: string): Outcome {
  return { state: 'pending', error, afterMs: 0, countsAsAttempt: false };
}
