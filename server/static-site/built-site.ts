import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseAccept } from 'hono/utils/accept';
import send from 'send';
import { redirectFor } from '#content/redirects.ts';
import { withCampaign } from '#contract/campaign.ts';
import type { HeaderMap } from '../http/security-headers.ts';
import { type BuiltFile, type BuiltSite, type Encoding, encodings } from './built-files.ts';
import { askEveryTime } from './cache-control.ts';

/** Of the old build, when a newer one is served: script and data ask for them, people never see them. */
const partOfAPage = /^\/(?:assets|images|videos|fonts)\/|\.data$/;

/** Answers every address that is not the server's own: a file, a redirect, or the not-found page. */
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
      sendText(response, 400, 'This address cannot be read.');
      return;
    }
    const file = files.get(path);
    if (file) {
      const address = withCampaignOfLinkingPage(request);
      if (address === url) sendFile(request, response, file);
      else sendText(response, 302, '', { Location: address, 'Cache-Control': 'no-store' });
      return;
    }
    const redirect = redirectOf(path, files);
    if (redirect) {
      // Campaign parameters survive; the browser keeps the fragment by itself.
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

/** Ranges, conditions and the end of the file when the visitor leaves are the library's. */
function sendFile(request: IncomingMessage, response: ServerResponse, file: BuiltFile): void {
  const encoding = bestEncoding(request.headers['accept-encoding'], file.encodings);
  response.removeHeader('Content-Security-Policy');
  for (const [name, value] of Object.entries(file.headers)) response.setHeader(name, value);
  if (file.encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding');
  if (encoding) response.setHeader('Content-Encoding', encoding);
  // Strong, and another one for each encoding (RFC 9110 §8.8.3.3).
  response.setHeader('ETag', encoding ? `"${file.hash}-${encoding}"` : `"${file.hash}"`);
  const path = encodeURI(encoding ? file.path + encodings[encoding] : file.path);
  send(request, path, { cacheControl: false, lastModified: false, dotfiles: 'allow', index: false })
    .on('error', ({ status = 500 }: { status?: number }) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      for (const name of ['Content-Encoding', 'Cache-Control', 'ETag']) response.removeHeader(name);
      response.writeHead(status, { 'Content-Length': 0 }).end();
    })
    .pipe(response);
}

/** The first of those on the disk that the client takes at least as gladly as any other (RFC 9110 §12.5.3). */
function bestEncoding(header = '', available: readonly Encoding[]): Encoding | undefined {
  const weights = new Map(parseAccept(header.toLowerCase()).map(({ type, q }) => [type, q]));
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = available.toSorted((one, other) => weightOf(other) - weightOf(one));
  return best && weightOf(best) > 0 ? best : undefined;
}

function sendText(response: ServerResponse, status: number, text: string, headers: HeaderMap = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

/**
 * Where an address without a file leads, in one step: the form without a slash at the end, or the redirect of the content.
 * It begins with one slash, so that `//host` never becomes another origin.
 */
function redirectOf(path: string, files: BuiltSite['files']): { address: string; status: number } | undefined {
  const canonical = `/${path.split('/').filter(Boolean).join('/')}`;
  const better = redirectFor(canonical);
  if (better) return { address: better, status: 302 };
  return canonical !== path && files.has(canonical) ? { address: encodeURI(canonical), status: 308 } : undefined;
}

/** The address that was asked for, with the campaign of the page of ours that links to it. */
function withCampaignOfLinkingPage({ url = '', headers }: IncomingMessage): string {
  const { referer = '', host = '' } = headers;
  if (!URL.canParse(referer)) return url;
  const page = new URL(referer);
  const isOwnPage = headers['sec-fetch-site'] === 'same-origin' || page.host === host.toLowerCase();
  return isOwnPage ? withCampaign(url, page.search) : url;
}

/** `undefined` for what no browser sends: not a path, or bytes that are not text. */
function decodePath(rawPath: string): string | undefined {
  try {
    const path = decodeURIComponent(rawPath);
    return rawPath.startsWith('/') && !path.includes('\0') ? path : undefined;
  } catch {
    return undefined;
  }
}
