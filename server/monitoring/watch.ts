import { localTime } from '../leads/local-time.ts';
import type { StoreStatus } from '../leads/store.ts';
import type { Log, LogFields } from '../log.ts';
import { type RepeatedJob, repeat } from '../repeat.ts';
import type { Readiness, ReadinessParts } from './readiness.ts';
import { sendRequest } from './send-request.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

type WatchOptions = {
  read: () => Promise<Readiness>;
  log: Log;
  heartbeatUrl: string | undefined;
  noLeadDays: number;
  /** Undefined if there are no nightly backups. */
  lastBackupAt: () => Promise<number | undefined>;
  everyMs?: number | undefined;
};

/**
 * Checks the lead server every minute. Raises alarms for problems, and requests the heartbeat URL while leads are
 * stored and mailed. The monitoring service behind that URL reports when the requests stop.
 */
export function startMonitoring({
  read,
  log,
  heartbeatUrl,
  noLeadDays,
  lastBackupAt,
  everyMs = minute,
}: WatchOptions): RepeatedJob {
  const startedAt = Date.now();
  let looksStuck = 0;
  /** `createDelivery` raises the first `mail-stopped` alarm, so `raiseDaily` only repeats it. */
  const raisedAt = new Map([['mail-stopped', startedAt]]);

  /** Raises an alarm once a day, in case nobody read the previous one. */
  function raiseDaily(event: string, fields: LogFields): void {
    if (Date.now() - (raisedAt.get(event) ?? 0) < day) return;
    raisedAt.set(event, Date.now());
    log.alarm(event, fields);
  }

  function reportStuck({ leads, mail }: ReadinessParts): void {
    // The alarm needs two checks in a row, because overdue leads are mailed within seconds after a start or an outage.
    // A mail server that cannot be used has its own alarm.
    const isMailing = mail !== 'stopped' && mail !== 'not configured';
    looksStuck = leads === 'stuck' && isMailing ? looksStuck + 1 : 0;
    if (looksStuck !== 2) return;
    const meaning = 'A lead is due and has not been mailed for minutes.';
    log.alarm('leads-stuck', { meaning, advice: 'Restart the server.' });
  }

  function reportMail({ mail }: ReadinessParts, status: StoreStatus | undefined): void {
    const waiting = status && status.pending + status.sending;
    const fields = { waiting, meaning: 'Leads are stored and NOT mailed: npm run leads -- list' };
    if (mail === 'not configured') raiseDaily('mail-not-configured', fields);
    else if (mail === 'stopped') raiseDaily('mail-stopped', fields);
    else raisedAt.set('mail-stopped', Date.now());
  }

  function reportNoLead(newestAt = startedAt): void {
    const days = Math.floor((Date.now() - newestAt) / day);
    if (noLeadDays === 0 || days < noLeadDays) return;
    raiseDaily('no-lead', { days, advice: 'Send a form yourself to see that it arrives.' });
  }

  async function reportBackup(): Promise<void> {
    const at = await lastBackupAt();
    if (at === undefined || Date.now() - at < 2 * day) return;
    const meaning = 'The nightly backup of the leads has not succeeded since.';
    raiseDaily('backup-overdue', { last: localTime(at), meaning, advice: 'See: journalctl -u website-backup' });
  }

  async function beat(url: string): Promise<void> {
    const problem = await sendRequest('HEARTBEAT_URL', url);
    if (problem) log.info('heartbeat-not-taken', { problem });
  }

  return repeat(async () => {
    const { isReady, parts, status } = await read();
    reportStuck(parts);
    reportMail(parts, status);
    if (status) reportNoLead(status.newestAt);
    if (heartbeatUrl && isReady) await beat(heartbeatUrl);
    await reportBackup();
    return everyMs;
  });
}
