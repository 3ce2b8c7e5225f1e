import { business } from '#content/business.ts';
import { crowdReason, type Lead } from '../leads/lead.ts';
import type { LeadStore } from '../leads/lead-store.ts';
import { lineOf } from '../leads/plain-text.ts';
import type { Log } from '../process/log.ts';
import type { Mail, Mailer } from './mailer.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const mostInOneMail = 50;
const job = 'quarantine-digest';

export type DigestParts = {
  store: Pick<LeadStore, 'unnamedQuarantined' | 'markNamed' | 'takeTurn' | 'returnTurn'>;
  mailer: Pick<Mailer, 'send'>;
  to: string;
  log: Log;
};

/** Nothing stays in quarantine unseen: every lead there is named once, with what is needed to answer it. */
export async function sendQuarantineDigest({ store, mailer, to, log }: DigestParts): Promise<void> {
  const leads = await store.unnamedQuarantined(mostInOneMail);
  if (leads.length === 0) return;
  const isUrgent = leads.length === mostInOneMail || leads.some((lead) => lead.quarantineReason === crowdReason);
  if (!(await store.takeTurn(job, isUrgent ? hour : day))) return;

  const result = await mailer.send(digestMail(leads, to));
  if (result.ok) await store.markNamed(leads.map(({ id }) => id));
  else await store.returnTurn(job);
  log.info('quarantine-digest', { leads: leads.length, sent: result.ok, error: result.ok ? undefined : result.error });
}

function digestMail(leads: readonly Lead[], to: string): Mail {
  const [first] = leads;
  const text = [
    'These leads look like spam, so they were not mailed one by one.',
    'If one is real, answer it, or have it mailed with: npm run leads -- resend ID',
    '',
    ...leads.map(digestEntry),
  ].join('\n');
  return {
    to,
    subject: `Leads in quarantine: ${leads.length}`,
    text,
    replyTo: undefined,
    messageId: `<digest-${first?.id}@${new URL(business.siteOrigin).hostname}>`,
    date: new Date(first?.receivedAt ?? 0),
  };
}

function digestEntry({ id, params, quarantineReason }: Lead): string {
  const who = [params.name, params.phone, params.email].map(lineOf).filter(Boolean).join(', ');
  const message = lineOf(params.message).slice(0, 200);
  return [`${who.slice(0, 200)}`, ...(message ? [`    ${message}`] : []), `    (${quarantineReason}) ${id}`, ''].join(
    '\n',
  );
}
