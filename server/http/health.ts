import { Hono } from 'hono';
import type { Readiness } from '../monitoring/readiness.ts';

export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * `/healthz` is for load balancers: it says that this process serves and is not stopping. `/readyz` is for monitors: it
 * fails if leads do not reach a person. Both are public, so error messages are only in the log.
 */
export function health(read: () => Promise<Readiness>, isStopping: () => boolean): Hono {
  const headers = { 'Cache-Control': 'no-store' };
  return new Hono()
    .get('/healthz', (context) => context.text(isStopping() ? 'stopping' : 'ok', isStopping() ? 503 : 200, headers))
    .get('/readyz', async (context) => {
      const { isReady, parts } = await read();
      return context.json(parts, isReady ? 200 : 503, headers);
    })
    .all('*', (context) => context.text('Only GET and HEAD are answered here.', 405, { Allow: 'GET, HEAD' }));
}
