import { createMiddleware } from 'hono/factory';
import { Refusal } from './refusal.ts';

/**
 * Rejects requests from other websites in the same browser, which can send requests to this machine. If such a site
 * uses its own host name (DNS rebinding), the `Host` header is wrong. If it uses the editor's address, the browser adds
 * an `Origin` header, except to GET and HEAD requests without CORS, whose responses it hides from that site.
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
