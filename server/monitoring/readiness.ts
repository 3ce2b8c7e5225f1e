import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EmailProvider } from '#contract/email-provider.ts';
import type { FormName } from '#contract/form-fields.ts';
import type { LeadStore, StoreStatus } from '../leads/store.ts';
import type { MailState } from '../mail/mail-server-status.ts';

/** Due leads are normally mailed within seconds, so one that has been due for longer than this is stuck. */
const stuckAfterMs = 3 * 60_000;
/** How long the status is cached, so that many requests of `/readyz` cause only one query. */
const rememberMs = 1000;

type ReadinessOptions = {
  getStore: () => Promise<Pick<LeadStore, 'status'>>;
  mail: () => MailState | 'not configured';
  /** The names of invalid settings; empty if all are valid. */
  wrongSettings: string;
  forms: ReadinessParts['forms'];
  isStopping: () => boolean;
};

/** The JSON body of `/readyz`. docs/leads.md explains each value. */
export type ReadinessParts = {
  settings: string;
  forms: 'ok' | 'ids-differ';
  store: 'ok' | 'failing';
  mail: MailState | 'refused' | 'not configured';
  leads: 'ok' | 'stuck' | 'parked';
};

export type Readiness = {
  isReady: boolean;
  parts: ReadinessParts;
  status: StoreStatus | undefined;
};

export function createReadinessCheck({ getStore, mail, wrongSettings, forms, isStopping }: ReadinessOptions) {
  let known: Promise<StoreStatus | undefined> | undefined;
  let knownAt = 0;

  function readStatus(): Promise<StoreStatus | undefined> {
    if (!known || performance.now() - knownAt > rememberMs) {
      known = getStore()
        .then((store) => store.status())
        .catch(() => undefined);
      knownAt = performance.now();
    }
    return known;
  }

  return async (): Promise<Readiness> => {
    const status = await readStatus();
    const state = mail();
    const parts: ReadinessParts = {
      settings: wrongSettings || 'ok',
      forms,
      store: status ? 'ok' : 'failing',
      mail: state === 'ok' && status?.isMailRefused ? 'refused' : state,
      leads: leadsState(status),
    };
    const takesLeads = !isStopping() && status !== undefined && forms === 'ok';
    return { isReady: takesLeads && parts.mail === 'ok' && parts.leads !== 'stuck', parts, status };
  };
}

function leadsState(status: StoreStatus | undefined): ReadinessParts['leads'] {
  if (status === undefined) return 'ok';
  if (status.dueForMs > stuckAfterMs) return 'stuck';
  return status.parked > 0 ? 'parked' : 'ok';
}

const pageOf: Record<FormName, string> = { enquiry: 'contact', quote: 'painting-services' };

/**
 * Compares the ids in the built forms with the settings, because the server rejects leads with other ids. Forms that
 * post to a hosted email provider need no check.
 */
export function checkBuiltForms(siteFolder: string, provider: EmailProvider): ReadinessParts['forms'] {
  if (provider.origin !== '') return 'ok';
  const differs = Object.entries(pageOf).some(([form, path]) => {
    const file = join(siteFolder, path, 'index.html');
    const page = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const ids = [provider.userId, provider.serviceId, provider.templateIds[form as FormName]];
    return page.includes('name="user_id"') && !ids.every((id) => page.includes(`value="${id}"`));
  });
  return differs ? 'ids-differ' : 'ok';
}
