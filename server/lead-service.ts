import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { business } from '#content/business.ts';
import { type Settings, sentences } from './config.ts';
import { type KeptStore, keepStore, type StoreTimes } from './leads/keep-store.ts';
import type { NewLead } from './leads/lead.ts';
import { openStore } from './leads/open-store.ts';
import { startRetention } from './leads/retention.ts';
import type { AddedLead } from './leads/store.ts';
import { type Log, reasonOf } from './log.ts';
import { type DeliveryOptions, delivery } from './mail/delivery.ts';
import { smtpMailer } from './mail/smtp-mailer.ts';
import { type Readiness, readiness } from './monitoring/readiness.ts';
import { watch } from './monitoring/watch.ts';

export type LeadServiceTimes = Partial<StoreTimes> &
  Partial<Pick<DeliveryOptions, 'schedule' | 'leaseMs' | 'pollMs' | 'pauseMs' | 'checkMs' | 'stopMs'>> & {
    watchMs?: number;
  };

export type LeadServiceOptions = {
  settings: Settings;
  /** Whether the forms of the built site send the ids that this server accepts. */
  forms: Readiness['forms'];
  log: Log;
  isStopping: () => boolean;
  times: LeadServiceTimes;
};

/**
 * Stores, mails and deletes leads, and alerts the owner when that fails. A failure, or a wrong
 * setting, closes the form and nothing else: pages do not depend on this part.
 */
export function leadService(options: LeadServiceOptions) {
  const { settings, forms, log, isStopping, times } = options;
  const { config, problems } = settings;
  const wrongSettings = problems.map(({ name }) => name);
  const owner = `${hostname()}/${randomUUID()}`;
  const onTrouble = (error: unknown) => log.info('store-connection-broke', { error: reasonOf(error) });

  const store: KeptStore | undefined =
    problems.length === 0 ? keepStore(() => openStore(config, { owner, onTrouble }), log, times) : undefined;
  const use: KeptStore['use'] = () =>
    store ? store.use() : Promise.reject(new Error(`Settings have to be corrected: ${wrongSettings.join(', ')}`));

  const mails =
    store && config.mail
      ? delivery({ use, owner, log, mailer: smtpMailer(config.mail, business.productName), ...config.mail, ...times })
      : undefined;
  const mailState = () => mails?.state() ?? 'not configured';
  const { read, status, takesLeads } = readiness({ use, mail: mailState, wrongSettings, forms, isStopping });

  return {
    read,
    takesLeads,
    /** Resolves when the lead is on the disk; rejects when that is not certain. */
    async add(lead: NewLead): Promise<AddedLead> {
      try {
        const added = await (await use()).add(lead);
        if (!added.isDuplicate) mails?.wake();
        return added;
      } catch (error) {
        store?.check();
        throw error;
      }
    },
    /** Resolves when the store was opened, or its first try has failed. */
    opened: async (): Promise<void> => store?.tried,
    /** Starts what goes on without requests. */
    start() {
      if (problems.length > 0)
        log.alarm('settings-wrong', {
          settings: wrongSettings.join(', '),
          meaning: `The form is closed until they are corrected. ${sentences(problems)}`,
        });
      else if (!config.mail)
        log.alarm('mail-not-configured', { meaning: 'Leads are stored and NOT mailed: npm run leads -- list' });
      if (forms === 'ids-differ')
        log.alarm('ids-differ', {
          meaning: 'Build and server have different EMAIL_ settings, so every lead is refused.',
        });
      mails?.start();
      const { HEARTBEAT_URL: heartbeatUrl, NO_LEAD_DAYS: noLeadDays, RETENTION_DAYS: days } = config;
      const watching = watch({ read, status, log, heartbeatUrl, noLeadDays, everyMs: times.watchMs });
      const retention = store && startRetention({ use, days, log });
      return {
        /** Waits for the mails that are being sent. */
        async stopSending(): Promise<void> {
          watching.stop();
          await Promise.all([mails?.stop(), retention?.stop()]);
        },
      };
    },
    close: async (): Promise<void> => store?.stop(),
  };
}
