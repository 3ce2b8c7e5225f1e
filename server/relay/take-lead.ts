import type { EmailProvider } from '#contract/email-provider.ts';
import type { Clock } from '../clock.ts';
import { crowdReason } from '../leads/lead.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import type { Log } from '../process/log.ts';
import type { Sender } from './admission.ts';
import { identifyForm } from './identify-form.ts';
import { leadOf } from './lead-of-submission.ts';
import { honeypotField, type SpamVerdict } from './spam-verdict.ts';
import type { Submission } from './submission.ts';

export type TakeLeadOptions = {
  provider: EmailProvider;
  store: Pick<LeadStore, 'add'>;
  spamVerdict: SpamVerdict;
  clock: Clock;
  log: Log;
  /** A new lead is on the disk and wants to be delivered. */
  onStored: () => void;
};

export type TakeLead = (submission: Submission, sender: Sender) => Promise<void>;

/** Resolves when the lead is on the disk, be it new, repeated or quarantined: the sender sees no difference. */
export function takeLead({ provider, store, spamVerdict, clock, log, onStored }: TakeLeadOptions): TakeLead {
  return async (submission, { addressHash, isOverSoftLimit }) => {
    const form = identifyForm(submission, provider);
    const quarantineReason = spamVerdict(submission.params, addressHash) ?? (isOverSoftLimit ? crowdReason : undefined);
    const { [honeypotField]: _, ...params } = submission.params;
    const lead = leadOf({ form, params, quarantineReason, addressHash }, clock);

    const { id, isDuplicate } = await store.add(lead);
    log.info('lead-stored', { lead: id, form, isDuplicate, quarantined: quarantineReason });
    if (!isDuplicate && quarantineReason === undefined) onStored();
  };
}
