import { createMiddleware } from 'hono/factory';
import { Refusal } from './refusal.ts';

/**
 * Refuses requests that do not come from the editor's own page, before anything is read or written. Another site that is
 * open in the same browser could send requests to this machine, even under its own host name (DNS rebinding).
 */
export const refuseForeign = (port: number) =>
  createMiddleware(async ({ req }, next) => {
    const [host, origin, site] = ['host', 'origin', 'sec-fetch-site'].map((name) => req.header(name));
    if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`)
      throw new Refusal(`The editor answers only at http://127.0.0.1:${port}.`, 403);
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    // Browsers send an `Origin` with all requests except plain reads.
    const hasOwnOrigin = origin === undefined ? isRead : origin === `http://${host}`;
    const isOwn = site === undefined || site === 'same-origin' || site === 'none';
    const isFollowedLink = isRead && req.header('sec-fetch-dest') === 'document' && !req.path.startsWith('/api/');
    if (!hasOwnOrigin || !(isOwn || isFollowedLink))
      throw new Refusal('Only the editor’s own page may ask for this.', 403);
    await next();
  });
