import { hash, randomUUID } from 'node:crypto';
import { business } from '#content/business.ts';
import type { Lead } from '../leads/lead.ts';
import { localTime } from '../leads/local-time.ts';
import { lineOf } from '../leads/plain-text.ts';
import type { LeadStore, SummaryPace } from '../leads/store.ts';
import type { Log } from '../log.ts';
import type { FloodGuard } from '../relay/flood.ts';
import type { Mail, Mailer } from './smtp-mailer.ts';

const minute = 60_000;

/**
 * All in milliseconds. The first summary comes soon, in case a customer is among the leads. `refusalsEveryMs` is for a
 * summary that has nothing new to list, only leads that found no room. When the mailbox refuses a summary, it is tried
 * again after `retryMs`, then after twice as long each time, up to `longestRetryMs`.
 */
export type SummaryTimes = SummaryPace & {
  lookEveryMs: number;
  leaseMs: number;
  refusalsEveryMs: number;
  retryMs: number;
  longestRetryMs: number;
};

export const usualSummaryTimes: SummaryTimes = {
  firstAfterMs: minute,
  everyMs: 10 * minute,
  lookEveryMs: 10_000,
  leaseMs: 5 * minute,
  refusalsEveryMs: 30 * minute,
  retryMs: minute,
  longestRetryMs: 60 * minute,
};

/** A longer list would be hard to read; the rest is listed in the next summary. */
const listedAtOnce = 500;
const firstWordsLength = 80;
/** In ms. How long `stop` waits for a summary that is being sent: less than `TimeoutStopSec` in the unit file. */
const stopMs = 10_000;

export type FloodSummaryOptions = {
  store: Pick<LeadStore, 'claimHeld' | 'finishHeld' | 'status'>;
  guard: Pick<FloodGuard, 'unreportedRefusals' | 'markReported'>;
  mailer: Pick<Mailer, 'send'>;
  to: string;
  toSecond: string | undefined;
  log: Log;
  times?: SummaryTimes | undefined;
};

/** Mails the owner a list of the held leads, and another list as long as more are held. */
export function floodSummary(options: FloodSummaryOptions) {
  const { store, guard, log, times = usualSummaryTimes } = options;
  const owner = randomUUID();
  const stopping = new AbortController();
  let failures = 0;
  let quietUntil = 0;
  /** Since when refusals are counted that no summary has reported yet. */
  let countingSince = 0;
  let running: Promise<void> | undefined;

  async function send(leads: Lead[], refusals: number): Promise<void> {
    const { held } = await store.status();
    const mail = summaryMail(leads, { held, refusals, to: options.to });
    const result = await sendToEither(mail, options);
    if (!result.ok) {
      failures += 1;
      const waitMs = Math.min(times.longestRetryMs, times.retryMs * 2 ** (failures - 1));
      quietUntil = performance.now() + waitMs;
      log.alarm('flood-summary-refused', { error: result.code, advice: result.advice, seconds: waitMs / 1000 });
      await store.finishHeld(owner, undefined);
      return;
    }
    failures = 0;
    await store.finishHeld(owner, result.reply);
    guard.markReported(refusals);
    countingSince = performance.now();
    log.info('flood-summary', { listed: leads.length, refusals });
  }

  async function look(): Promise<void> {
    if (performance.now() < quietUntil) return;
    const leads = await store.claimHeld(owner, listedAtOnce, times.leaseMs, times);
    const refusals = guard.unreportedRefusals();
    if (refusals === 0) countingSince = performance.now();
    const isTimeForRefusals = performance.now() - countingSince >= times.refusalsEveryMs;
    if (leads.length > 0 || isTimeForRefusals) await send(leads, refusals);
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      // The leads are still in the store, and the next round finds them.
      await look().catch((error: unknown) =>
        log.alarm('store-failing', { error: String(error), meaning: 'A summary of held leads waits.' }),
      );
      await pause(times.lookEveryMs, stopping.signal);
    }
  }

  return {
    start() {
      running = run();
    },
    /** Waits a while for a summary that is being sent. One that takes longer is sent again after the next start. */
    async stop(): Promise<void> {
      stopping.abort();
      await Promise.race([running, pause(stopMs, undefined)]);
    },
  };
}

/** Resolves after so many milliseconds, or when the signal is aborted. Does not keep the process running. */
function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms).unref();
    if (signal?.aborted) resolve();
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function sendToEither(mail: Mail, { mailer, toSecond }: FloodSummaryOptions) {
  const result = await mailer.send(mail);
  if (result.ok || !toSecond) return result;
  const second = await mailer.send({ ...mail, to: toSecond });
  return second.ok ? second : result;
}

function summaryMail(leads: Lead[], { held, refusals, to }: { held: number; refusals: number; to: string }): Mail {
  const ids = leads.map(({ id }) => id).join() || randomUUID();
  const parts = [
    'Very many messages come from the same network, so they are not mailed one by one. ' +
      'Messages of everybody else are mailed as always.',
    leads.length > 0 && `${counted(leads.length)} since the last summary. A customer may be among them:`,
    leads.map(listed).join('\n\n'),
    held > leads.length && `${counted(held)} of this kind are on the server in all.`,
    refusals > 0 &&
      `${counted(refusals)} more could not be stored, because there was no room for more of this kind. ` +
        'Their senders were told so and asked to call.',
    `On the server:

    npm run leads -- list --held      shows them all
    npm run leads -- show ID          shows one
    npm run leads -- resend ID        mails one by itself; --held instead of ID: all of them
    npm run leads -- delete --held    deletes them all and makes room`,
  ];
  return {
    to,
    subject:
      leads.length > 0 ? `Summary of ${counted(leads.length)} in a flood` : `${counted(refusals)} refused in a flood`,
    text: `${parts.filter(Boolean).join('\n\n')}\n`,
    messageId: `<flood-${hash('sha256', ids, 'hex').slice(0, 32)}@${new URL(business.siteOrigin).hostname}>`,
    replyTo: undefined,
    date: new Date(),
  };
}

function counted(leads: number): string {
  return leads === 1 ? '1 message' : `${leads} messages`;
}

/** Three lines, enough to call back: who, what, and the id for the commands. */
function listed({ id, receivedAt, params, spam }: Lead): string {
  const who = [params.name, params.phone].map(lineOf).filter(Boolean).join(', ').slice(0, 140);
  const reach = lineOf(params.phone) === '' ? lineOf(params.email) : '';
  const words = [lineOf(params.service_type), lineOf(params.message)].filter(Boolean).join(': ');
  const shortened = words.length > firstWordsLength ? `${words.slice(0, firstWordsLength).trimEnd()}…` : words;
  const lines = [
    [who, reach].filter(Boolean).join(', '),
    shortened,
    spam && `may be spam: ${spam}`,
    `${localTime(receivedAt)}, ${id}`,
  ];
  return lines
    .filter(Boolean)
    .map((line) => `    ${line}`)
    .join('\n');
}
