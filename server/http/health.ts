import { Hono } from 'hono';
import type { LeadStore, StoreStatus } from '../leads/store.ts';

export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** A mailbox is told within minutes; later than this, somebody should look. Asking often must not keep the store busy. */
const [lateAfterMs, rememberMs] = [15 * 60_000, 1000];

type MailState = 'ok' | 'stopped' | 'not configured';
export type HealthOptions = { store: Pick<LeadStore, 'status'>; mail: () => MailState; isStopping: () => boolean };

/**
 * `/healthz`: can this process take leads? For a balancer. `/readyz`: are they mailed, too? For people and their monitors.
 * Anyone can ask, so the answers hold nothing but these words; the log has the reasons.
 */
export function health({ store, mail, isStopping }: HealthOptions): Hono {
  let known: { status: Promise<StoreStatus | undefined>; at: number } | undefined;
  const readStatus = () => {
    if (!known || performance.now() - known.at > rememberMs)
      known = { status: store.status().catch(() => undefined), at: performance.now() };
    return known.status;
  };
  const noStore = { 'Cache-Control': 'no-store' };
  return new Hono()
    .get('/healthz', async (context) => {
      const isUp = !isStopping() && (await readStatus()) !== undefined;
      return context.text(isUp ? 'ok' : 'failing', isUp ? 200 : 503, noStore);
    })
    .get('/readyz', async (context) => {
      const status = await readStatus();
      const isLate = status?.oldestAt !== undefined && Date.now() - status.oldestAt > lateAfterMs;
      const leads = status?.parked ? 'parked' : isLate ? 'late' : 'ok';
      const isReady = !isStopping() && status !== undefined && mail() !== 'stopped';
      return context.json({ store: status ? 'ok' : 'failing', mail: mail(), leads }, isReady ? 200 : 503, noStore);
    })
    .all('*', (context) => context.text('Only GET and HEAD are answered here.', 405, { Allow: 'GET, HEAD' }));
}
