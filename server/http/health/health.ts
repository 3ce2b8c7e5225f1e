import { Hono } from 'hono';
import type { LeadStore, StoreStatus } from '../../leads/lead-store.ts';

export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** A mailbox is told within minutes; later than this, somebody should look. */
const lateAfterMs = 15 * 60_000;
/** Asking often must not keep the store busy. */
const rememberMs = 1000;

export type HealthOptions = {
  store: Pick<LeadStore, 'status'>;
  /** What keeps mails from going out; nothing when they do, `'not configured'` without a mailbox. */
  mailTrouble: () => string | undefined;
  isStopping: () => boolean;
};

/**
 * `/healthz`: can this process take leads? For a balancer. `/readyz`: does everything work, delivery too? For people and
 * their monitors. Counts only, nothing about anybody.
 */
export function health({ store, mailTrouble, isStopping }: HealthOptions): Hono {
  let known: { status: Promise<StoreStatus>; at: number } | undefined;
  const readStatus = () => {
    if (!known || performance.now() - known.at > rememberMs) known = { status: store.status(), at: performance.now() };
    return known.status.catch(() => undefined);
  };

  return new Hono()
    .use(async (context, next) => {
      context.header('Cache-Control', 'no-store');
      await next();
    })
    .get('/healthz', async (context) => {
      if (isStopping()) return context.text('stopping', 503);
      return (await readStatus()) ? context.text('ok') : context.text('the store of leads does not answer', 503);
    })
    .get('/readyz', async (context) => {
      const status = await readStatus();
      const mail = mailTrouble();
      const isUp = status !== undefined && !isStopping();
      const isMailing = mail === undefined || mail === 'not configured';
      const lateMs = status?.oldestUndeliveredMs ?? 0;
      return context.json(
        {
          status: isUp && isMailing ? 'ready' : 'not ready',
          warnings: [
            ...(lateMs > lateAfterMs ? ['a lead has waited for more than 15 minutes'] : []),
            ...(status && status.parked > 0 ? ['parked leads wait for a person'] : []),
            ...(mail === 'not configured' ? ['no mailbox is set, leads are only stored'] : []),
          ],
          store: status === undefined ? 'does not answer' : 'ok',
          mail: mail ?? 'ok',
          oldestUndeliveredSeconds: Math.round(lateMs / 1000),
          parked: status?.parked,
          quarantined: status?.quarantined,
        },
        isUp && isMailing ? 200 : 503,
      );
    })
    .all('*', (context) => {
      context.header('Allow', 'GET, HEAD');
      return context.text('Only GET and HEAD are answered here.', 405);
    });
}
