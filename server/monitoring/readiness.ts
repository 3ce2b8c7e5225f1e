import type { LeadStore, StoreStatus } from '../leads/store.ts';
import type { MailState } from '../mail/delivery.ts';

/** In ms. A mail is taken within minutes; later than this, somebody should look. */
const lateAfterMs = 15 * 60_000;
/** In ms. Asking often must not keep the store busy. */
const rememberMs = 1000;

export type ReadinessOptions = {
  store: Pick<LeadStore, 'status'>;
  mail: () => MailState | 'not configured';
  isStopping: () => boolean;
};

/**
 * - `store`: `failing` when leads cannot be stored
 * - `mail`: the delivery's own word, or `not configured`
 * - `leads`: `parked` when one needs a person, `late` when one waits for more than 15 minutes
 */
export type Readiness = {
  store: 'ok' | 'failing';
  mail: MailState | 'not configured';
  leads: 'ok' | 'late' | 'parked';
};

/** Answers two questions: can this process take leads, and do they reach a person? */
export function readiness({ store, mail, isStopping }: ReadinessOptions) {
  let known: Promise<StoreStatus | undefined> | undefined;
  let knownAt = 0;

  function readStatus(): Promise<StoreStatus | undefined> {
    if (!known || performance.now() - knownAt > rememberMs) {
      known = store.status().catch(() => undefined);
      knownAt = performance.now();
    }
    return known;
  }

  return {
    async takesLeads(): Promise<boolean> {
      return !isStopping() && (await readStatus()) !== undefined;
    },
    async read(): Promise<{ isReady: boolean; parts: Readiness }> {
      const status = await readStatus();
      const parts: Readiness = { store: status ? 'ok' : 'failing', mail: mail(), leads: leadsState(status) };
      const isMailed = parts.mail === 'ok' || parts.mail === 'second address';
      const isReady = !isStopping() && parts.store === 'ok' && isMailed && parts.leads === 'ok';
      return { isReady, parts };
    },
  };
}

function leadsState(status: StoreStatus | undefined): Readiness['leads'] {
  if (status === undefined) return 'ok';
  if (status.parked > 0) return 'parked';
  const isLate = status.oldestAt !== undefined && Date.now() - status.oldestAt > lateAfterMs;
  return isLate ? 'late' : 'ok';
}
