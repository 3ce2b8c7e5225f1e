import type { IncomingMessage } from 'node:http';
import { Refusal } from './refusal.ts';

/**
 * Refuses requests that do not come from the editor's own pages, before anything is read or written. Another site that is
 * open in the same browser could send requests to this machine, even under its own host name (DNS rebinding).
 */
export function refuseForeign({ headers, method, url = '/' }: IncomingMessage, port: number) {
  const { host = '', origin } = headers;
  const site = headers['sec-fetch-site'];
  if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`)
    throw new Refusal(`The editor answers only at http://127.0.0.1:${port}/edit.`, 403);
  const isRead = method === 'GET' || method === 'HEAD';
  // Browsers send an `Origin` with all requests except plain reads.
  if (origin === undefined ? !isRead : origin !== `http://${host}`)
    throw new Refusal('Only the editor’s own pages may ask for this.', 403);
  const isOwn = site === undefined || site === 'same-origin' || site === 'none';
  const isFollowedLink = isRead && headers['sec-fetch-dest'] === 'document' && !url.startsWith('/api/');
  if (!isOwn && !isFollowedLink) throw new Refusal('Only the editor’s own pages may ask for this.', 403);
}

const megabyte = 1_000_000;

/**
 * The body of a request, up to `most` bytes. A longer body is read to its end, because browsers show no answer before
 * that.
 */
export async function bodyOf(request: IncomingMessage, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= most) chunks.push(chunk);
  }
  if (size > most)
    throw new Refusal(`This has more than ${most / megabyte} MB, which is more than the editor takes.`, 413);
  return Buffer.concat(chunks);
}

export const mostBytes = { update: 4 * megabyte, picture: 60 * megabyte };
