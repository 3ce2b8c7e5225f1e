import type { Lead } from '../leads/lead.ts';
import type { LeadStore } from '../leads/store.ts';
import type { Log } from '../log.ts';
import { deliverLead } from './deliver-lead.ts';
import { retrySchedule } from './retry-schedule.ts';
import type { Mailer } from './smtp-mailer.ts';

/** How many mails are sent at the same time, so that one that hangs does not delay the others. */
const concurrency = 8;
const longestPauseMs = 60_000;

/** All times in ms. */
export type DeliveryOptions = {
  store: LeadStore;
  /** The name of this process in leases. */
  owner: string;
  mailer: Mailer;
  /** One address, or several with commas between them. */
  to: string;
  toSecond?: string | undefined;
  log: Log;
  schedule?: typeof retrySchedule;
  /** How long a lead is leased to this process. The lease is renewed while the mail is being sent. */
  leaseMs?: number;
  /** How often the store is asked for leads that have become due. */
  pollMs?: number;
  /** The first pause while the mail server cannot be used; each that follows is twice as long, up to a minute. */
  pauseMs?: number;
  /** How long `stop` waits for mails that are being sent: less than `TimeoutStopSec` in the unit file. */
  stopMs?: number;
};

/**
 * - `stopped`: the mail server cannot be reached, or refuses the sign-in
 * - `refused`: the last lead reached nobody
 * - `second address`: the first address refused the last lead, the second took it
 */
export type MailState = 'ok' | 'stopped' | 'refused' | 'second address';

/** Mails leads at least once, each under an id that stays the same. */
export function delivery(options: DeliveryOptions) {
  const { store, owner, mailer, log, schedule = retrySchedule } = options;
  const { leaseMs = 120_000, pollMs = 5000, pauseMs = 5000, stopMs = 10_000 } = options;
  const underWay = new Set<Promise<void>>();
  let isStopping = false;
  let isClosed = false;
  let running: Promise<void> | undefined;
  let wakeUp = Promise.withResolvers<void>();

  /** False until the first check of the mail server has passed, and again after one that failed. */
  let isServerChecked = false;
  let failedChecks = 0;
  let pausedUntil = 0;
  let checking: Promise<boolean> | undefined;
  let lastLead: MailState = 'ok';

  async function checkServer(): Promise<boolean> {
    const failure = await mailer.check();
    if (!failure) {
      if (failedChecks > 1) log.info('mail-works-again');
      isServerChecked = true;
      failedChecks = 0;
      return true;
    }
    isServerChecked = false;
    pausedUntil = performance.now() + Math.min(longestPauseMs, pauseMs * 2 ** failedChecks);
    failedChecks += 1;
    // No alarm after the first failure: the server may only be busy for a moment.
    if (failedChecks === 2) log.alarm('mail-stopped', { error: failure.error, advice: failure.advice });
    return false;
  }

  /** Several mails that fail at the same time share one check. */
  function isServerUp(): Promise<boolean> {
    if (performance.now() < pausedUntil) return Promise.resolve(false);
    checking ??= checkServer().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  async function deliver(lead: Lead): Promise<void> {
    const renewal = setInterval(() => void store.renew(lead.id, owner, leaseMs).catch(() => {}), leaseMs / 3);
    try {
      const { reached, outcome, code } = await deliverLead(lead, { ...options, schedule, isServerUp });
      // The store was closed while the mail was being sent. The lead is sent again when its lease ends.
      if (isClosed) return;
      if (reached === 'first') lastLead = 'ok';
      if (reached === 'second') lastLead = 'second address';
      if (reached === 'nobody') lastLead = 'refused';
      const isFinished = await store.finish(lead.id, owner, outcome);
      const note = isFinished
        ? undefined
        : 'the lead was deleted meanwhile, or another server took it over and mails it again';
      log.info('delivery', { lead: lead.id, state: outcome.state, attempts: lead.attempts + 1, error: code, note });
    } catch (error) {
      // The lead is still in the store, and is sent again when its lease ends.
      log.alarm('store-failing', { error: String(error), meaning: 'A lead may be mailed twice.' });
    } finally {
      clearInterval(renewal);
    }
  }

  /** Starts a mail for each lead that is due, up to the free places. Resolves with how many were started. */
  async function startDueMails(): Promise<number> {
    const places = concurrency - underWay.size;
    if (places === 0 || performance.now() < pausedUntil) return 0;
    if (!isServerChecked && !(await isServerUp())) return 0;
    if (isStopping) return 0;
    const leads = await store.claim(owner, places, leaseMs);
    for (const lead of leads) {
      const mail = deliver(lead).finally(() => {
        underWay.delete(mail);
        wakeUp.resolve();
      });
      underWay.add(mail);
    }
    return leads.length;
  }

  async function mailsUnderWay(): Promise<void> {
    await Promise.all(underWay);
  }

  async function run(): Promise<void> {
    while (!isStopping) {
      // Set before the store is read, so that a `wake` during that time starts another round.
      wakeUp = Promise.withResolvers<void>();
      await startDueMails().catch((error: unknown) =>
        log.alarm('store-failing', { error: String(error), meaning: 'Leads wait until the store can be read.' }),
      );
      const poll = setTimeout(wakeUp.resolve, pollMs);
      await wakeUp.promise;
      clearTimeout(poll);
    }
  }

  return {
    startDueMails,
    mailsUnderWay,
    start(): void {
      running = run();
    },
    /** Call this after a lead was stored: the store is read now instead of at the next poll. */
    wake(): void {
      wakeUp.resolve();
    },
    state(): MailState {
      return failedChecks > 1 ? 'stopped' : lastLead;
    },
    async stop(): Promise<void> {
      isStopping = true;
      wakeUp.resolve();
      const timeout = new Promise((resolve) => setTimeout(resolve, stopMs).unref());
      // While the mail server is being checked no mail of this round is started, so there is nothing to wait for.
      const lastRound = checking ? undefined : running;
      await Promise.race([Promise.resolve(lastRound).then(mailsUnderWay), timeout]);
      isClosed = true;
    },
  };
}
