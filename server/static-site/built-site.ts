import type { IncomingMessage, ServerResponse } from 'node:http';
import send from 'send';
import type { HeaderMap } from '../http/security-headers.ts';
import { type BuiltFile, type BuiltSite, type Encoding, encodings } from './built-files.ts';
import { redirectOf } from './canonical-address.ts';

/** Of the old build, when a newer one is served: script and data ask for them, people never see them. */
const partOfAPage = /^\/(?:assets|images|films|fonts)\/|\.data$/;

/** Answers every address that is not the server's own: a file, a redirect, or the not-found page. */
export function builtSite({ files, notFound }: BuiltSite) {
  return (request: IncomingMessage, response: ServerResponse) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendText(response, 405, 'Only GET and HEAD are answered here.', { Allow: 'GET, HEAD' });

    const [rawPath = '', query] = splitOnce(request.url ?? '', '?');
    const path = decodePath(rawPath);
    if (path === undefined) return sendText(response, 400, 'This address cannot be read.');
    const file = files.get(path);
    if (file) return sendFile(request, response, file);

    const redirect = redirectOf(path, (address) => files.has(address));
    if (redirect) {
      // Campaign parameters survive; the browser keeps the fragment by itself.
      const address = query === undefined ? redirect.address : `${redirect.address}?${query}`;
      return sendText(response, redirect.status, '', {
        Location: address,
        'Cache-Control': 'max-age=0, must-revalidate',
      });
    }
    if (partOfAPage.test(path)) return sendText(response, 404, 'Not found.', { 'Cache-Control': 'no-store' });
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

  const path = encoding ? file.path + encodings[encoding] : file.path;
  send(request, encodeURI(path), { cacheControl: false, lastModified: false, dotfiles: 'allow', index: false })
    .on('error', ({ status = 500 }: { status?: number }) => {
      if (response.headersSent) return void response.destroy();
      for (const name of ['Content-Encoding', 'Cache-Control', 'ETag']) response.removeHeader(name);
      response.writeHead(status, { 'Content-Length': 0 }).end();
    })
    .pipe(response);
}

/** The first of those on the disk that the client takes at least as gladly as any other (RFC 9110 §12.5.3). */
function bestEncoding(header: string | undefined, available: readonly Encoding[]): Encoding | undefined {
  if (!header) return undefined;
  const weights = new Map(header.split(',').map(weightOf));
  const weight = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  const [best] = available.toSorted((one, other) => weight(other) - weight(one));
  return best && weight(best) > 0 ? best : undefined;
}

function weightOf(item: string): [string, number] {
  const [name = '', ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return [name, weight ? Number(weight.slice(2)) || 0 : 1];
}

function sendText(response: ServerResponse, status: number, text: string, headers: HeaderMap = {}): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', ...headers });
  response.end(response.req.method === 'HEAD' ? undefined : text);
}

function splitOnce(text: string, separator: string): [string, string | undefined] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}

/** `undefined` for what no browser sends: not a path, or bytes that are not text. */
function decodePath(rawPath: string): string | undefined {
  if (!rawPath.startsWith('/')) return undefined;
  try {
    const path = decodeURIComponent(rawPath);
    return path.includes('\0') ? undefined : path;
  } catch {
    return undefined;
  }
}
