import type { LeadStore, StoreStatus } from '../leads/store.ts';
import type { MailState } from '../mail/mailbox-state.ts';

/** In ms. Leads that are due are mailed within seconds, so a person should look at one that waits longer than this. */
const stuckAfterMs = 3 * 60_000;
/** In ms. How long an answer of the store is reused, so that many requests do not keep the store busy. */
const rememberMs = 1000;

export type ReadinessOptions = {
  use: () => Promise<Pick<LeadStore, 'status'>>;
  mail: () => MailState | 'not configured';
  /** The names of wrong settings. */
  wrongSettings: readonly string[];
  /** Whether the forms of the built site send the ids that this server accepts. */
  forms: Readiness['forms'];
  isStopping: () => boolean;
};

/**
 * - `settings`: the names of those that are wrong; the form is closed until they are corrected
 * - `forms`: `ids-differ` when the forms of the built site send ids that this server refuses
 * - `store`: `failing` when leads cannot be stored
 * - `mail`: the state of the mailbox
 * - `leads`: `stuck` when one is due and was not mailed for minutes; `parked` when one needs a person, which is not red
 */
export type Readiness = {
  settings: string;
  forms: 'ok' | 'ids-differ';
  store: 'ok' | 'failing';
  mail: MailState | 'not configured';
  leads: 'ok' | 'stuck' | 'parked';
};

/** Answers whether this process can take leads, and whether they reach a person. */
export function readiness({ use, mail, wrongSettings, forms, isStopping }: ReadinessOptions) {
  let known: Promise<StoreStatus | undefined> | undefined;
  let knownAt = 0;

  async function askStore(): Promise<StoreStatus | undefined> {
    try {
      return await (await use()).status();
    } catch {
      return undefined;
    }
  }

  function readStatus(): Promise<StoreStatus | undefined> {
    if (!known || performance.now() - knownAt > rememberMs) {
      known = askStore();
      knownAt = performance.now();
    }
    return known;
  }

  return {
    status: readStatus,
    async takesLeads(): Promise<boolean> {
      return !isStopping() && (await readStatus()) !== undefined;
    },
    async read(): Promise<{ isReady: boolean; parts: Readiness }> {
      const status = await readStatus();
      const parts: Readiness = {
        settings: wrongSettings.length === 0 ? 'ok' : wrongSettings.join(', '),
        forms,
        store: status ? 'ok' : 'failing',
        mail: mailState(mail(), status),
        leads: leadsState(status),
      };
      const isMailed = parts.mail === 'ok' || parts.mail === 'second address';
      const areAccepted = parts.settings === 'ok' && parts.forms === 'ok' && parts.store === 'ok';
      return { isReady: !isStopping() && areAccepted && isMailed && parts.leads !== 'stuck', parts };
    },
  };
}

/** A refusal counts for as long as the store has a lead that waits or is parked because of it. */
function mailState(state: Readiness['mail'], status: StoreStatus | undefined): Readiness['mail'] {
  const isSettled = status !== undefined && status.pending + status.sending + status.parked === 0;
  return state === 'refused' && isSettled ? 'ok' : state;
}

function leadsState(status: StoreStatus | undefined): Readiness['leads'] {
  if (status === undefined) return 'ok';
  if (status.dueForMs > stuckAfterMs) return 'stuck';
  return status.parked > 0 ? 'parked' : 'ok';
}
