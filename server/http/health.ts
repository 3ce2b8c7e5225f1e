import { Hono } from 'hono';
import type { Readiness } from '../monitoring/readiness.ts';

export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * `/healthz` is for load balancers: it fails if this process cannot store leads or is stopping. `/readyz` is for
 * monitors: it also fails if leads do not reach a person. Both are public, so error messages are only in the log.
 */
export function health(read: () => Promise<Readiness>): Hono {
  const headers = { 'Cache-Control': 'no-store' };
  return new Hono()
    .get('/healthz', async (context) => {
      const { takesLeads } = await read();
      return context.text(takesLeads ? 'ok' : 'failing', takesLeads ? 200 : 503, headers);
    })
    .get('/readyz', async (context) => {
      const { isReady, parts } = await read();
      return context.json(parts, isReady ? 200 : 503, headers);
    })
    .all('*', (context) => context.text('Only GET and HEAD are answered here.', 405, { Allow: 'GET, HEAD' }));
}
