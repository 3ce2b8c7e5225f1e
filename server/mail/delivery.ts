import type { Lead } from '../leads/lead.ts';
import type { LeadStore } from '../leads/store.ts';
import { reasonOf } from '../log.ts';
import { repeat } from '../repeat.ts';
import { deliverLead, type LeadDelivery, type LeadDeliveryOptions } from './deliver-lead.ts';
import { isUsable, type MailEvent, type MailState, nextMailbox, uncheckedMailbox } from './mailbox-state.ts';
import { retrySchedule } from './retry-schedule.ts';

/** How many leads are mailed at the same time, so that one that hangs does not delay the others. */
const concurrency = 8;
const longestPauseMs = 60_000;

type DeliveryOptions = Pick<LeadDeliveryOptions, 'mailer' | 'to' | 'toSecond' | 'log'> &
  DeliveryTimes & {
    /** The store, as soon as it is open. */
    use: () => Promise<Pick<LeadStore, 'claim' | 'renew' | 'finish'>>;
    worker: string;
  };

/** For tests. All in ms. */
export type DeliveryTimes = {
  schedule?: typeof retrySchedule;
  /** How long a lead is leased to this process. The lease is renewed while the mail is being sent. */
  leaseMs?: number;
  /** How often the store is asked for leads that have become due. */
  pollMs?: number;
  /** The first pause while the mail server cannot be used; each that follows is twice as long, up to a minute. */
  pauseMs?: number;
  /**
   * The interval between checks of a working mail server. They detect a changed password before the next lead arrives.
   */
  checkMs?: number;
  /** How long `stop` waits for mails that are being sent: less than `TimeoutStopSec` in the unit file. */
  stopMs?: number;
};

/** Mails leads at least once. What it does next follows from `mailbox`, which `mailbox-state.ts` decides. */
export function delivery(options: DeliveryOptions) {
  const { use, worker, mailer, log, schedule = retrySchedule } = options;
  const { leaseMs = 120_000, pollMs = 5000, pauseMs = 5000, checkMs = 5 * 60_000, stopMs = 10_000 } = options;
  const underWay = new Set<Promise<void>>();
  let mailbox = uncheckedMailbox;
  let nextCheckAt = 0;
  let checking: Promise<void> | undefined;
  let phase: 'running' | 'stopping' | 'closed' = 'running';

  function apply(event: MailEvent, fields: Record<string, string> = {}): void {
    const before = mailbox.state;
    mailbox = nextMailbox(mailbox, event);
    if (mailbox.state === before) return;
    if (mailbox.state === 'stopped') log.alarm('mail-stopped', fields);
    else log.info('mail', { state: mailbox.state, before });
  }

  async function check(): Promise<void> {
    const failure = await mailer.check();
    if (failure) apply('check failed', { error: failure.error, advice: failure.advice });
    else apply('check passed');
    const pause = Math.min(longestPauseMs, pauseMs * 2 ** (mailbox.failedChecks - 1));
    nextCheckAt = performance.now() + (failure ? pause : checkMs);
  }

  /** Several mails that fail at the same time share one check. */
  function checkOnce(): Promise<void> {
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  async function isServerUp(): Promise<boolean> {
    const isPaused = mailbox.failedChecks > 0 && performance.now() < nextCheckAt;
    if (!isPaused) await checkOnce();
    return mailbox.failedChecks === 0;
  }

  async function deliver(lead: Lead): Promise<void> {
    const renew = async () => (await use()).renew(lead.id, worker, leaseMs);
    // The lead is mailed again if its lease ends, so a renewal that fails is no loss.
    const renewal = setInterval(() => void renew().catch(() => {}), leaseMs / 3);
    try {
      const outcome = await deliverLead(lead, { ...options, schedule, isServerUp });
      apply(outcome.reached);
      await record(lead, outcome);
    } finally {
      clearInterval(renewal);
    }
  }

  /** Tries until the store has recorded the outcome, because the lead would otherwise be mailed again. */
  async function record(lead: Lead, outcome: LeadDelivery): Promise<void> {
    const { state, reached } = outcome;
    let isReported = false;
    // After `closed` the lead keeps its lease, and is sent again when that ends.
    while (phase !== 'closed') {
      try {
        const isOurs = await (await use()).finish(lead.id, worker, outcome);
        const note = isOurs ? undefined : 'the lead was deleted meanwhile, or another server mails it again';
        log.info('delivery', { lead: lead.id, state, reached, attempt: lead.attempts + 1, note });
        return;
      } catch (error) {
        const meaning = 'The result of a mail waits for the store. If this server ends before, the mail is sent again.';
        if (!isReported) log.alarm('store-failing', { error: reasonOf(error), meaning });
        isReported = true;
        await new Promise((resolve) => setTimeout(resolve, 1000).unref());
      }
    }
  }

  /** Starts a mail for each lead that is due, up to the limit. Resolves with the number that were started. */
  async function startDueMails(): Promise<number> {
    if (performance.now() >= nextCheckAt) {
      const checked = checkOnce();
      // Mails wait for a check only if it is not known that the server works.
      if (!isUsable(mailbox)) await checked;
    }
    const places = concurrency - underWay.size;
    if (places === 0 || !isUsable(mailbox) || phase !== 'running') return 0;
    const leads = await (await use()).claim(worker, places, leaseMs);
    for (const lead of leads) {
      const mail = deliver(lead).finally(() => {
        underWay.delete(mail);
        loop?.wake();
      });
      underWay.add(mail);
    }
    return leads.length;
  }

  async function mailsUnderWay(): Promise<void> {
    await Promise.all(underWay);
  }

  let loop: ReturnType<typeof repeat> | undefined;

  return {
    startDueMails,
    mailsUnderWay,
    start(): void {
      loop = repeat(async () => {
        // The store reports its own failures, and the leads wait in it.
        await startDueMails().catch(() => {});
        return pollMs;
      });
    },
    /** Call this after a lead was stored: the store is read now instead of at the next poll. */
    wake: () => loop?.wake(),
    state: (): MailState => mailbox.state,
    async stop(): Promise<void> {
      phase = 'stopping';
      const timeout = new Promise((resolve) => setTimeout(resolve, stopMs).unref());
      // While the mail server is being checked no mail of this round is started, so there is nothing to wait for.
      const lastRound = checking ? undefined : loop?.stop();
      await Promise.race([Promise.resolve(lastRound).then(mailsUnderWay), timeout]);
      phase = 'closed';
    },
  };
}
