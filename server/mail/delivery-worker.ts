import type { Lead } from '../leads/lead.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import type { CircuitBreaker } from './circuit-breaker.ts';
import { type DeliveryParts, deliverLead } from './deliver-lead.ts';

export type DeliveryWorkerOptions = Omit<DeliveryParts, 'mailer'> & {
  store: LeadStore;
  breaker: CircuitBreaker;
  /** Names this worker's leases among those of other processes. */
  owner: string;
  leaseMs?: number;
  pollMs?: number;
  /** How long `stop` waits for mails that are on their way. */
  patienceMs?: number;
};

export type DeliveryWorker = {
  start(): void;
  /** There is something new: look now instead of at the next poll. */
  nudge(): void;
  /** Sends what is due, until nothing is. */
  runOnce(): Promise<void>;
  stop(): Promise<void>;
};

const atOnce = 4;

export function deliveryWorker(options: DeliveryWorkerOptions): DeliveryWorker {
  const { store, breaker, owner, log, leaseMs = 120_000, pollMs = 5000, patienceMs = 1000 } = options;
  const inFlight = new Map<string, Promise<void>>();
  let isStopping = false;
  let running: Promise<void> | undefined;
  let wasNudged = false;
  let timer: NodeJS.Timeout | undefined;

  const deliver = async (lead: Lead) => {
    const renewal = setInterval(() => void store.renew(lead.id, owner, leaseMs).catch(() => {}), leaseMs / 3);
    try {
      const outcome = await deliverLead(lead, { ...options, mailer: breaker });
      // Stopping has already given the lead back.
      if (!inFlight.has(lead.id)) return;
      const isOurs = await store.settle(lead.id, owner, outcome);
      const error = 'error' in outcome ? outcome.error : undefined;
      log.info('delivery', { lead: lead.id, state: outcome.state, attempts: lead.attempts + 1, isOurs, error });
    } finally {
      clearInterval(renewal);
      inFlight.delete(lead.id);
    }
  };

  /** So that the next process need not wait for the leases to end. */
  const giveBack = async (ids: readonly string[]) => {
    const outcome = { state: 'pending', error: 'stopped while sending', afterMs: 0, countsAsAttempt: false } as const;
    for (const id of ids) await store.settle(id, owner, outcome).catch(() => {});
  };

  const runOnce = async () => {
    if (await breaker.recovers()) await store.wake();
    while (!isStopping && breaker.trouble()?.kind !== 'misconfigured') {
      const leads = await store.claim(owner, atOnce, leaseMs);
      if (leads.length === 0) return;
      // The claim was on its way when the stop came.
      if (isStopping) return giveBack(leads.map(({ id }) => id));
      for (const lead of leads) inFlight.set(lead.id, deliver(lead));
      await Promise.all(leads.map(({ id }) => inFlight.get(id)));
    }
  };

  const tick = async () => {
    clearTimeout(timer);
    if (running) {
      wasNudged = true;
      return;
    }
    wasNudged = false;
    running = runOnce().catch((error: unknown) => {
      // The store is in trouble; the leads are where they were, and the next poll finds them.
      log.alarm('delivery-stalled', { error: error instanceof Error ? error.message : String(error) });
    });
    await running;
    running = undefined;
    if (!isStopping) timer = setTimeout(tick, wasNudged ? 0 : pollMs);
  };

  return {
    start: () => void tick(),
    nudge: () => void (isStopping || tick()),
    runOnce,
    async stop() {
      isStopping = true;
      clearTimeout(timer);
      const patience = new Promise((resolve) => setTimeout(resolve, patienceMs).unref());
      await Promise.race([running, patience]);
      const unfinished = [...inFlight.keys()];
      inFlight.clear();
      await giveBack(unfinished);
      breaker.close();
    },
  };
}
