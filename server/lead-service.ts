import { randomUUID } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { business } from '#content/business.ts';
import { closesForm, type Settings, sentences } from './config.ts';
import type { NewLead } from './leads/lead.ts';
import { openStore } from './leads/open-store.ts';
import { createReconnectingStore, type StoreTimes } from './leads/reconnecting-store.ts';
import { startRetention } from './leads/retention.ts';
import type { AddedLead } from './leads/store.ts';
import type { Log } from './log.ts';
import { createDelivery, type DeliveryTimes } from './mail/delivery.ts';
import { leadName } from './mail/lead-mail.ts';
import { createSmtpMailer } from './mail/smtp-mailer.ts';
import { createChatSender } from './monitoring/alarm-webhook.ts';
import { createReadinessCheck, type ReadinessParts } from './monitoring/readiness.ts';
import { startMonitoring } from './monitoring/watch.ts';
import type { RepeatedJob } from './repeat.ts';

export type LeadServiceTimes = Partial<StoreTimes> & DeliveryTimes & { watchMs?: number };

/** `deploy/bin/backup` writes this file in `DATA_DIR` after each complete backup. */
const backupStamp = 'last-backup';

type LeadServiceOptions = {
  settings: Settings;
  forms: ReadinessParts['forms'];
  log: Log;
  times: LeadServiceTimes;
};

/** Stores, mails and deletes leads. A failure here never affects the pages. */
export function createLeadService({ settings, forms, log, times }: LeadServiceOptions) {
  const { config, problems } = settings;
  const wrongSettings = problems.map(({ name }) => name).join(', ');
  const isClosed = problems.some(closesForm);
  const serverId = `${hostname()}/${randomUUID()}`;

  async function lastBackupAt() {
    const stamp = await stat(join(config.DATA_DIR, backupStamp)).catch(() => undefined);
    return stamp?.mtimeMs;
  }

  async function open() {
    if (isClosed) throw new Error(`Settings have to be corrected: ${wrongSettings}`);
    return openStore(config, serverId);
  }
  const store = createReconnectingStore(open, log, times);
  const { getStore } = store;

  const mails = config.mail
    ? createDelivery({
        getStore,
        serverId,
        log,
        mailer: createSmtpMailer(config.mail, business.productName),
        ...config.mail,
        ...times,
      })
    : undefined;
  const notify = config.NOTIFY_URL ? createChatSender('NOTIFY_URL', config.NOTIFY_URL, log) : undefined;
  let isStopping = false;
  const read = createReadinessCheck({
    getStore,
    mail: () => mails?.state() ?? 'not configured',
    wrongSettings,
    forms,
    isStopping: () => isStopping,
  });
  let watching: RepeatedJob | undefined;
  let retention: RepeatedJob | undefined;

  function reportSettings(): void {
    if (wrongSettings !== '') {
      const meaning = isClosed ? 'The form is closed until they are corrected.' : 'They are not used. The form works.';
      log.alarm('settings-wrong', { settings: wrongSettings, meaning, advice: sentences(problems) });
    }
    if (forms === 'ids-differ') {
      const meaning = 'Build and server have different EMAIL_ settings, so every lead is refused.';
      log.alarm('ids-differ', { meaning });
    }
  }

  return {
    read,
    isStopping: () => isStopping,
    async add(lead: NewLead): Promise<AddedLead> {
      try {
        const added = await (await getStore()).add(lead);
        if (!added.isDuplicate) {
          mails?.wake();
          void notify?.(`${business.productName}: ${leadName({ ...lead, sequence: added.sequence })}`);
        }
        return added;
      } catch (error) {
        store.check();
        throw error;
      }
    },
    start(): void {
      reportSettings();
      mails?.start();
      const { HEARTBEAT_URL: heartbeatUrl, NO_LEAD_DAYS: noLeadDays } = config;
      watching = startMonitoring({ read, log, heartbeatUrl, noLeadDays, lastBackupAt, everyMs: times.watchMs });
      retention = startRetention(getStore, log);
    },
    async stopSending(): Promise<void> {
      isStopping = true;
      // The stop does not wait for this: a heartbeat request can take seconds to time out.
      void watching?.stop();
      await Promise.all([mails?.stop(), retention?.stop()]);
    },
    close: store.stop,
  };
}
