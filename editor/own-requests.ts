import { createMiddleware } from 'hono/factory';
import { Refusal } from './refusal.ts';

/**
 * Refuses requests that do not come from the editor's own page, before anything is read or written. Another site that is
 * open in the same browser could send requests to this machine. If it does so under its own host name (DNS rebinding), the
 * `Host` header is wrong. If it uses this address, the browser sends its `Origin`, except with plain reads, whose answers
 * the browser does not show to the other site.
 */
export const refuseForeign = (port: number) =>
  createMiddleware(async ({ req }, next) => {
    const host = req.header('host');
    if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`)
      throw new Refusal(`The editor answers only at http://127.0.0.1:${port}.`, 403);
    const origin = req.header('origin');
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    if (origin !== `http://${host}` && !(isRead && origin === undefined))
      throw new Refusal('Only the editor’s own page may ask for this.', 403);
    await next();
  });
