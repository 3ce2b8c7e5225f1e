import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import { parseAccept } from 'hono/utils/accept';
import parseRange from 'range-parser';
import { redirectFor } from '#content/redirects.ts';
import { withCampaign } from '#contract/campaign.ts';
import type { HeaderMap } from '../http/security-headers.ts';
import { type BuiltFile, type BuiltSite, partOfAPage, versioned } from './built-files.ts';
import { askEveryTime } from './cache-control.ts';
import type { Encoding } from './encodings.ts';

/** Answers all addresses of the site: with a file, a redirect, or the not-found page. */
export function builtSite({ files, notFound }: BuiltSite) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      sendText(response, 405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
      return;
    }
    const { url = '' } = request;
    const [, rawPath = '', query = ''] = /^([^?]*)(.*)$/s.exec(url) ?? [];
    const path = decodePath(rawPath);
    if (path === undefined) {
      sendText(response, 400, 'This is not the address of a page.');
      return;
    }
    const version = path.endsWith('.data') ? new URLSearchParams(query).get('version') : undefined;
    const file = (version && files.get(versioned(path, version))) || files.get(path);
    if (file) {
      const address = withCampaignOfLinkingPage(request);
      if (address === url) sendFile(request, response, file);
      else sendText(response, 302, '', { Location: address, 'Cache-Control': 'no-store' });
      return;
    }
    const redirect = redirectOf(path, files);
    if (redirect && path.endsWith('.data')) {
      sendDataRedirect(response, redirect.address);
      return;
    }
    if (redirect) {
      // With the query, so that campaign parameters are kept. The browser keeps the fragment by itself.
      const Location = redirect.address + query;
      sendText(response, redirect.status, '', { Location, 'Cache-Control': askEveryTime });
      return;
    }
    if (partOfAPage.test(path)) {
      sendText(response, 404, 'Not found.', { 'Cache-Control': 'no-store' });
      return;
    }
    response.statusCode = 404;
    sendFile(request, response, notFound);
  };
}

/** A redirect in the format of React Router's own server. With a usual redirect, the router would read a page as data. */
function sendDataRedirect(response: ServerResponse, address: string): void {
  response
    .writeHead(204, {
      'X-Remix-Redirect': address,
      'X-Remix-Status': '302',
      'X-Remix-Replace': 'true',
      'Cache-Control': askEveryTime,
    })
    .end();
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
  const encoding = bestEncoding(request.headers['accept-encoding'], file);
  const body = (encoding && file.encoded[encoding]) ?? file.body;
  // A strong tag, different for each encoding (RFC 9110 §8.8.3.3).
  const etag = encoding ? `"${file.hash}-${encoding}"` : `"${file.hash}"`;
  response.removeHeader('Content-Security-Policy');
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
  if (Object.keys(file.encoded).length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('ETag', etag);
  response.setHeader('Accept-Ranges', 'bytes');
  const isFound = response.statusCode === 200;
  if (isFound && fresh(request.headers, { etag })) {
    removeHeaders(response, ['Content-Type', 'Content-Encoding']);
    response.writeHead(304).end();
    return;
  }
  const range = isFound ? wantedRange(request, etag, body.length) : undefined;
  if (range === 'not satisfiable') {
    removeHeaders(response, ['Content-Type', 'Content-Encoding', 'Cache-Control', 'ETag']);
    response.writeHead(416, { 'Content-Range': `bytes */${body.length}`, 'Content-Length': 0 }).end();
    return;
  }
  const part = range ? body.subarray(range.start, range.end + 1) : body;
  if (range) {
    response.statusCode = 206;
    response.setHeader('Content-Range', `bytes ${range.start}-${range.end}/${body.length}`);
  }
  response.setHeader('Content-Length', part.length);
  response.end(request.method === 'HEAD' ? undefined : part);
}

function removeHeaders(response: ServerResponse, names: string[]): void {
  for (const name of names) response.removeHeader(name);
}

/**
 * The requested part of the file, or `undefined` for the whole file. A request for several parts gets the whole file,
 * because no video player sends such requests.
 */
function wantedRange({ headers }: IncomingMessage, etag: string, size: number) {
  const { range, 'if-range': condition = etag } = headers;
  if (!range || condition !== etag) return undefined;
  const ranges = parseRange(size, range);
  // The library answers -1 for a range beyond the end, and -2 for a header that it cannot read.
  if (ranges === -1) return 'not satisfiable';
  if (ranges === -2 || ranges.type !== 'bytes' || ranges.length > 1) return undefined;
  return ranges[0];
}

/** The available encoding that the client prefers (RFC 9110 §12.5.3); of several equal ones, that of the smallest file. */
function bestEncoding(header = '', { encoded }: BuiltFile): Encoding | undefined {
  const weights = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]));
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const available = Object.keys(encoded) as Encoding[];
  const [best] = available.toSorted((one, other) => weightOf(other) - weightOf(one));
  return best && weightOf(best) > 0 ? best : undefined;
}

function sendText(response: ServerResponse, status: number, text: string, headers: HeaderMap = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/**
 * The target of an address without a file: of a redirect in the content, or the same address without needless slashes. It
 * begins with exactly one slash, because `//host` would be another site.
 */
function redirectOf(path: string, files: BuiltSite['files']): { address: string; status: number } | undefined {
  const canonical = `/${path.split('/').filter(Boolean).join('/')}`;
  const better = redirectFor(canonical);
  if (better) return { address: better, status: 302 };
  return canonical !== path && files.has(canonical) ? { address: encodeURI(canonical), status: 308 } : undefined;
}

/**
 * The address that was asked for, with the campaign of the page of this site that links to it. The page does that too,
 * but not before it is hydrated, nor without scripts.
 */
function withCampaignOfLinkingPage({ url = '', headers }: IncomingMessage): string {
  const { referer = '', host = '' } = headers;
  if (!URL.canParse(referer)) return url;
  const page = new URL(referer);
  const isOwnPage = headers['sec-fetch-site'] === 'same-origin' || page.host === host.toLowerCase();
  return isOwnPage ? withCampaign(url, page.search) : url;
}

/**
 * Decodes a path as the router of the site does, so that both find the same page: `%2F` does not separate two parts,
 * and a path that cannot be decoded stays as it is. `undefined` when it does not begin with a slash, which no browser
 * sends.
 */
function decodePath(rawPath: string): string | undefined {
  if (!rawPath.startsWith('/')) return undefined;
  try {
    const parts = rawPath.split('/').map((part) => decodeURIComponent(part).replaceAll('/', '%2F'));
    return parts.join('/');
  } catch {
    return rawPath;
  }
}
