import { business } from '#content/business.ts';
import type { Config } from '../config.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { circuitBreaker } from '../mail/circuit-breaker.ts';
import { deliveryWorker } from '../mail/delivery-worker.ts';
import { sendQuarantineDigest } from '../mail/quarantine-digest.ts';
import { retrySchedule } from '../mail/retry-schedule.ts';
import { smtpMailer } from '../mail/smtp/smtp-mailer.ts';
import type { Log } from './log.ts';
import type { Overrides } from './start-server.ts';

export type Delivery = {
  nudge(): void;
  /** Why mails do not go out at the moment. */
  trouble(): string | undefined;
  sendDigest(): Promise<void>;
  stop(): Promise<void>;
};

export type DeliveryStart = { config: Config; store: LeadStore; owner: string; log: Log; overrides: Overrides };

export async function startDelivery({ config, store, owner, log, overrides }: DeliveryStart): Promise<Delivery> {
  if (!config.mail) {
    log.alarm('mail-not-configured', {
      meaning:
        'Leads are stored and NOT mailed. Set SMTP_URL and MAIL_TO; until then read them with: npm run leads -- list',
    });
    return { nudge: () => {}, trouble: () => 'not configured', sendDigest: async () => {}, stop: async () => {} };
  }

  const { mail } = config;
  const timeouts = overrides.smtpTimeouts;
  const breaker = circuitBreaker({
    mailer: smtpMailer({ settings: mail, senderName: business.productName, ...(timeouts && { timeouts }) }),
    monotonicClock: () => performance.now(),
    onOpen: ({ kind, error }) => log.alarm('mail-stopped', { kind, error }),
    onClose: () => log.info('mail-goes-on'),
  });
  const { leaseMs, pollMs } = overrides;
  const worker = deliveryWorker({
    ...{ store, breaker, owner, log, to: mail.to, toSecond: mail.toSecond },
    schedule: overrides.schedule ?? retrySchedule(),
    ...(leaseMs && { leaseMs }),
    ...(pollMs && { pollMs }),
  });
  // Whoever starts the server may just have mended what kept the mails back.
  await store.wake();
  worker.start();
  return {
    nudge: worker.nudge,
    trouble: () => breaker.trouble()?.error,
    sendDigest: () => sendQuarantineDigest({ store, mailer: breaker, to: mail.to, log }),
    stop: worker.stop,
  };
}
