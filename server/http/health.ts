import { Hono } from 'hono';
import type { Readiness } from '../monitoring/readiness.ts';

export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/**
 * `/healthz`, for load balancers: can this process take leads? `/readyz`, for people and their monitors: do leads reach a
 * person? Anyone may request these, so the answers have only a few fixed words; the log has the reasons.
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
