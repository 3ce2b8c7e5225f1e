import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HeaderMap } from '../http/security-headers/security-headers.ts';
import type { BuiltSite } from './built-files.ts';
import { redirectOf } from './canonical-address.ts';
import { sendFile } from './send-file.ts';

/** Of the old build, when a newer one is served: script and data ask for them, people never see them. */
const partOfAPage = /^\/(?:assets|images|films|fonts)\/|\.data$/;

export type BuiltSiteOptions = { site: BuiltSite; securityHeaders: HeaderMap };

/** Answers every address that is not the relay's: a file, a redirect, or the not-found page. */
export function builtSite({ site: { files, notFound }, securityHeaders }: BuiltSiteOptions) {
  const sendText = (response: ServerResponse, status: number, text: string, headers: HeaderMap = {}) =>
    response
      .writeHead(status, { ...securityHeaders, 'Content-Type': 'text/plain; charset=utf-8', ...headers })
      .end(response.req.method === 'HEAD' ? undefined : text);

  return (request: IncomingMessage, response: ServerResponse): void => {
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') {
      sendText(response, 405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });
      return;
    }

    const [rawPath = '', query] = splitOnce(request.url ?? '', '?');
    const path = decodePath(rawPath);
    if (path === undefined) {
      sendText(response, 400, 'This address cannot be read.');
      return;
    }

    const file = files.get(path);
    if (file) {
      sendFile(request, response, file);
      return;
    }

    const redirect = redirectOf(path, (address) => files.has(address));
    if (redirect) {
      // Campaign parameters survive; the browser keeps the fragment by itself.
      const address = query === undefined ? redirect.address : `${redirect.address}?${query}`;
      sendText(response, redirect.status, '', { Location: address, 'Cache-Control': 'max-age=0, must-revalidate' });
    } else if (partOfAPage.test(path)) {
      sendText(response, 404, 'Not found.', { 'Cache-Control': 'no-store' });
    } else {
      sendFile(request, response, notFound, 404);
    }
  };
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** `undefined` for what no browser sends: not a path, or bytes that are not text. */
function decodePath(rawPath: string): string | undefined {
  if (!rawPath.startsWith('/')) return undefined;
  if (!rawPath.includes('%')) return rawPath;
  try {
    const path = decodeURIComponent(rawPath);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
