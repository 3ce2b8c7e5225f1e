import type { LeadStore, StoreStatus } from '../leads/store.ts';
import type { MailState } from '../mail/delivery.ts';

/** In ms. Mails are usually taken within minutes, so a person should look at a lead that waits longer than this. */
const lateAfterMs = 15 * 60_000;
/** In ms. How long an answer of the store is reused, so that many requests do not keep the store busy. */
const rememberMs = 1000;

export type ReadinessOptions = {
  store: Pick<LeadStore, 'status'>;
  mail: () => MailState | 'not configured';
  isStopping: () => boolean;
};

/**
 * - `store`: `failing` when leads cannot be stored
 * - `mail`: the state of the delivery, or `not configured`
 * - `leads`: `parked` when one needs a person, `late` when one waits for more than 15 minutes
 */
export type Readiness = {
  store: 'ok' | 'failing';
  mail: MailState | 'not configured';
  leads: 'ok' | 'late' | 'parked';
};

/** Answers whether this process can take leads, and whether they reach a person. */
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
  return status.dueForMs > lateAfterMs ? 'late' : 'ok';
}
