import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { acceptedEncodings } from './accept-encoding.ts';
import { type BuiltFile, bestVariant, type DiskFile, type MemoryFile } from './built-file.ts';
import { byteRange } from './byte-range.ts';

export function sendFile(request: IncomingMessage, response: ServerResponse, file: BuiltFile, status = 200): void {
  if (file.place === 'disk') sendFilm(request, response, file);
  else sendFromMemory(request, response, file, status);
}

function sendFromMemory(request: IncomingMessage, response: ServerResponse, file: MemoryFile, status: number): void {
  const accepted = acceptedEncodings(request.headers['accept-encoding']);
  const { body, etag, headers, headerList } = bestVariant(file, accepted);
  if (status === 200 && isUnchanged(request, etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(status, headerList);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Weak comparison, as RFC 9110 §13.1.2 asks: a proxy that recompresses marks our tag with `W/`. */
function isUnchanged({ headers }: IncomingMessage, etag: string): boolean {
  const wanted = headers['if-none-match'];
  if (!wanted) return false;
  return (
    wanted === etag || wanted.split(',').some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag)
  );
}

function sendFilm(request: IncomingMessage, response: ServerResponse, film: DiskFile): void {
  const headers = { ...film.headers, ETag: film.etag };
  if (isUnchanged(request, film.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  // `If-Range` with another tag: the player holds pieces of another film and needs all of this one (§13.1.5).
  const ifRange = request.headers['if-range'];
  const isSameFilm = ifRange === undefined || ifRange === film.etag;
  const range = isSameFilm ? byteRange(request.headers.range, film.size) : 'whole';
  if (range === 'impossible') {
    response.writeHead(416, { ...headers, 'Content-Range': `bytes */${film.size}` }).end();
    return;
  }

  const { start, end } = range === 'whole' ? { start: 0, end: film.size - 1 } : range;
  const rangeHeader = range !== 'whole' && { 'Content-Range': `bytes ${start}-${end}/${film.size}` };
  response.writeHead(range === 'whole' ? 200 : 206, { ...headers, ...rangeHeader, 'Content-Length': end - start + 1 });
  if (request.method === 'HEAD') {
    response.end();
    return;
  }
  // `pipeline` closes the file when the visitor leaves; a plain `pipe` would keep it open for ever.
  pipeline(createReadStream(film.path, { start, end }), response, () => {});
}
