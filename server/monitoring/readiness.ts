import type { LeadStore, StoreStatus } from '../leads/store.ts';
import type { MailState } from '../mail/mailbox-state.ts';

/** In ms. Leads that are due are mailed within seconds, so a person should look at one that waits longer than this. */
const stuckAfterMs = 3 * 60_000;
/** In ms. How long an answer of the store is reused, so that many requests do not keep the store busy. */
const rememberMs = 1000;

type ReadinessOptions = {
  use: () => Promise<Pick<LeadStore, 'status'>>;
  mail: () => ReadinessParts['mail'];
  /** The names of wrong settings; empty if there are none. */
  wrongSettings: string;
  forms: ReadinessParts['forms'];
  isStopping: () => boolean;
};

/**
 * - `settings`: the names of those that are wrong. If the form is closed because of them, `store` is `failing`
 * - `forms`: `ids-differ` when the forms of the built site send ids that this server refuses
 * - `store`: `failing` when leads cannot be stored
 * - `mail`: the state of the mailbox
 * - `leads`: `stuck` when one is due and was not mailed for minutes; `parked` when one waits for a person, which keeps
 *   the status at 200
 */
export type ReadinessParts = {
  settings: string;
  forms: 'ok' | 'ids-differ';
  store: 'ok' | 'failing';
  mail: MailState | 'not configured';
  leads: 'ok' | 'stuck' | 'parked';
};

export type Readiness = {
  takesLeads: boolean;
  isReady: boolean;
  parts: ReadinessParts;
  status: StoreStatus | undefined;
};

export function readiness({ use, mail, wrongSettings, forms, isStopping }: ReadinessOptions) {
  let known: Promise<StoreStatus | undefined> | undefined;
  let knownAt = 0;

  function readStatus(): Promise<StoreStatus | undefined> {
    if (!known || performance.now() - knownAt > rememberMs) {
      known = use()
        .then((store) => store.status())
        .catch(() => undefined);
      knownAt = performance.now();
    }
    return known;
  }

  return async (): Promise<Readiness> => {
    const status = await readStatus();
    const parts: ReadinessParts = {
      settings: wrongSettings || 'ok',
      forms,
      store: status ? 'ok' : 'failing',
      mail: mailState(mail(), status),
      leads: leadsState(status),
    };
    const takesLeads = !isStopping() && status !== undefined;
    const isMailed = parts.mail === 'ok' || parts.mail === 'second address';
    const isReady = takesLeads && forms === 'ok' && isMailed && parts.leads !== 'stuck';
    return { takesLeads, isReady, parts, status };
  };
}

/** A refusal counts for as long as the store has a lead that waits or is parked because of it. */
function mailState(state: ReadinessParts['mail'], status: StoreStatus | undefined): ReadinessParts['mail'] {
  const isSettled = status !== undefined && status.pending + status.sending + status.parked === 0;
  return state === 'refused' && isSettled ? 'ok' : state;
}

function leadsState(status: StoreStatus | undefined): ReadinessParts['leads'] {
  if (status === undefined) return 'ok';
  if (status.dueForMs > stuckAfterMs) return 'stuck';
  return status.parked > 0 ? 'parked' : 'ok';
}
