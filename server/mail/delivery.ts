import { setTimeout as wait } from 'node:timers/promises';
import type { Lead, Outcome } from '../leads/lead.ts';
import type { LeadStore } from '../leads/store.ts';
import { reasonOf } from '../log.ts';
import { type RepeatedJob, repeat } from '../repeat.ts';
import { deliverLead, type LeadDeliveryOptions, retrySchedule } from './deliver-lead.ts';
import { initialStatus, type MailState, statusAfterCheck } from './mail-server-status.ts';

/**
 * How many leads are mailed at the same time, each with one connection. Many providers allow three connections; one is
 * left for the owner's mail program.
 */
const concurrency = 2;

type DeliveryOptions = Pick<LeadDeliveryOptions, 'mailer' | 'to' | 'log'> &
  DeliveryTimes & {
    /** Resolves with the store. Rejects while the store is not open. */
    getStore: () => Promise<Pick<LeadStore, 'claim' | 'renew' | 'finish'>>;
    serverId: string;
  };

/** Only tests set these. Times are in milliseconds. */
export type DeliveryTimes = {
  schedule?: typeof retrySchedule;
  /** How long a lead is reserved for this process. The reservation is renewed while the mail is being sent. */
  leaseMs?: number;
  /** How often the store is checked for due leads. */
  pollMs?: number;
  /** The first pause while the mail server cannot be used. Each following pause is twice as long, up to a minute. */
  pauseMs?: number;
  /** How long `stop` waits for mails in progress. Must be less than `TimeoutStopSec` in the systemd unit. */
  stopMs?: number;
};

/** Mails each due lead at least once. Mails are sent only while the mail server is usable. */
export function createDelivery(options: DeliveryOptions) {
  const { getStore, serverId, mailer, log, schedule = retrySchedule } = options;
  const { leaseMs = 120_000, pollMs = 5000, pauseMs = 5000, stopMs = 10_000 } = options;
  /** By the id of the lead. */
  const underWay = new Map<string, Promise<void>>();
  let mailServer = initialStatus;
  let checking: Promise<void> | undefined;
  const isUsable = () => mailServer.state === 'ok';
  let loop: RepeatedJob | undefined;
  let isClosed = false;

  async function check(): Promise<void> {
    const failure = await mailer.check();
    const before = mailServer.state;
    mailServer = statusAfterCheck(mailServer, failure, performance.now(), pauseMs);
    if (mailServer.state === before) return;
    if (mailServer.state === 'stopped') log.alarm('mail-stopped', { error: failure?.error, advice: failure?.advice });
    else log.info('mail', { state: mailServer.state, before });
  }

  /** Mails that fail at the same time share one check of the mail server. */
  function checkOnce(): Promise<void> {
    checking ??= check().finally(() => {
      checking = undefined;
    });
    return checking;
  }

  async function isServerUp(): Promise<boolean> {
    if (isUsable() || performance.now() >= mailServer.nextCheckAt) await checkOnce();
    return isUsable();
  }

  async function deliver(lead: Lead): Promise<void> {
    const renew = async () => (await getStore()).renew(lead.id, serverId, leaseMs);
    // A failed renewal can only cause a second mail of the same lead, never a lost one.
    const renewal = setInterval(() => void renew().catch(() => {}), leaseMs / 3);
    try {
      await record(lead, await deliverLead(lead, { ...options, schedule, isServerUp }));
    } finally {
      clearInterval(renewal);
    }
  }

  /** Retries until the store has recorded the result. Without a record the lead would be mailed again. */
  async function record(lead: Lead, outcome: Outcome): Promise<void> {
    // If the server stops before the result is recorded, the lead is mailed again when its lease has ended.
    while (!isClosed) {
      try {
        const isOurs = await (await getStore()).finish(lead.id, serverId, outcome);
        const note = isOurs ? undefined : 'the lead was deleted meanwhile, or another server mails it again';
        log.info('delivery', { lead: lead.id, outcome: outcome.type, attempt: lead.attempts + 1, note });
        return;
      } catch (error) {
        const meaning = 'The result of a mail waits for the store. If this server ends before, the mail is sent again.';
        log.alarm('store-failing', { error: reasonOf(error), meaning });
        await wait(1000, undefined, { ref: false });
      }
    }
  }

  /** Starts mailing due leads, up to `concurrency`. Resolves with their number. */
  async function startDueMails(): Promise<number> {
    if (performance.now() >= mailServer.nextCheckAt) {
      const checked = checkOnce();
      // New mails wait for the check only if the mail server is not known to work.
      if (!isUsable()) await checked;
    }
    const freeSlots = concurrency - underWay.size;
    if (freeSlots === 0 || !isUsable() || isClosed) return 0;
    const leads = await (await getStore()).claim(serverId, freeSlots, leaseMs, [...underWay.keys()]);
    // After a stop the results would not be recorded. The next start or another server mails these leads.
    if (isClosed) return 0;
    for (const lead of leads) {
      const mail = deliver(lead).finally(() => {
        underWay.delete(lead.id);
        loop?.wake();
      });
      underWay.set(lead.id, mail);
    }
    return leads.length;
  }

  async function mailsUnderWay(): Promise<void> {
    while (underWay.size > 0) await Promise.all(underWay.values());
  }

  return {
    startDueMails,
    mailsUnderWay,
    start(): void {
      loop = repeat(async () => {
        // The regular checks of the store log its failures, and leads remain queued in it.
        await startDueMails().catch(() => {});
        return pollMs;
      });
    },
    /** Call this after storing a lead. It ends the pause until the next poll. */
    wake: () => loop?.wake(),
    state: (): MailState => mailServer.state,
    async stop(): Promise<void> {
      const lastRound = loop?.stop();
      // While the mail server is not known to work, the last round waits for a check of it, which can take seconds.
      // `stop` does not wait for that, because the round starts no mail before the check has ended.
      const lastMails = isUsable() ? Promise.resolve(lastRound).then(mailsUnderWay) : mailsUnderWay();
      await Promise.race([lastMails, wait(stopMs, undefined, { ref: false })]);
      isClosed = true;
    },
  };
}
