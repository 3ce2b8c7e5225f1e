import type { StoreStatus } from '../leads/store.ts';
import type { Log } from '../log.ts';
import { type Repeated, repeat } from '../repeat.ts';
import type { Readiness, ReadinessParts } from './readiness.ts';
import { sendRequest } from './send-request.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

type WatchOptions = {
  read: () => Promise<Readiness>;
  log: Log;
  heartbeatUrl: string | undefined;
  noLeadDays: number;
  everyMs?: number | undefined;
};

/** Requests the heartbeat URL every minute while leads reach a person. Its service reports when the requests stop. */
export function watch({ read, log, heartbeatUrl, noLeadDays, everyMs = minute }: WatchOptions): Repeated {
  const startedAt = Date.now();
  let looksStuck = 0;
  let noLeadReportedAt = 0;
  let mailAlarmAt: number | undefined;

  function reportStuck({ leads, mail }: ReadinessParts): void {
    // The alarm needs two checks in a row, because overdue leads are mailed within seconds after a start or an outage.
    // A mail server that cannot be used has its own alarm.
    const isMailing = mail !== 'stopped' && mail !== 'not configured';
    looksStuck = leads === 'stuck' && isMailing ? looksStuck + 1 : 0;
    if (looksStuck !== 2) return;
    const meaning = 'A lead is due and has not been mailed for minutes.';
    log.alarm('leads-stuck', { meaning, advice: 'Restart the server.' });
  }

  /** The first alarm is that of the delivery or of the start. One missed message must not mean weeks without mail. */
  function repeatMailAlarm({ mail }: ReadinessParts, { pending, sending }: StoreStatus): void {
    if (mail !== 'stopped' && mail !== 'not configured') {
      mailAlarmAt = undefined;
      return;
    }
    mailAlarmAt ??= Date.now();
    if (Date.now() - mailAlarmAt < day) return;
    mailAlarmAt = Date.now();
    const event = mail === 'stopped' ? 'mail-stopped' : 'mail-not-configured';
    log.alarm(event, { waiting: pending + sending, meaning: 'Leads are still stored and NOT mailed.' });
  }

  function reportNoLead(newestAt = startedAt): void {
    const days = Math.floor((Date.now() - newestAt) / day);
    if (noLeadDays === 0 || days < noLeadDays || Date.now() - noLeadReportedAt < day) return;
    noLeadReportedAt = Date.now();
    log.alarm('no-lead', { days, advice: 'Send a form yourself to see that it arrives.' });
  }

  async function beat(url: string): Promise<void> {
    const problem = await sendRequest('HEARTBEAT_URL', url);
    if (problem) log.info('heartbeat-not-taken', { problem });
  }

  return repeat(async () => {
    const { isReady, parts, status } = await read();
    reportStuck(parts);
    if (status) {
      repeatMailAlarm(parts, status);
      reportNoLead(status.newestAt);
    }
    if (heartbeatUrl && isReady) await beat(heartbeatUrl);
    return everyMs;
  });
}
