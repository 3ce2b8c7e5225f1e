import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { currentFacts, currentProblems, forgetFacts, valuesOf } from './content-state.ts';
import { earlierVersions } from './earlier-versions.ts';
import { bodyOf, mostBytes } from './own-requests.ts';
import { addPicture, pictureFile } from './pictures.ts';
import { publishingAction, publishingState, refuseWhilePublishing } from './publishing.ts';
import { blob, confirm, putBack, save, takeOutUnknown, tree } from './save.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.json': 'application/json',
};

/** Only the editor's own pages may show the editor or the preview in a frame, so that no other page can steal clicks. */
export const notFramed = "frame-ancestors 'self'";

/** The editor's pages may load from this server only. Keystatic would otherwise load from a font host. */
const onlyHere = `default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline' data:; img-src 'self' data: blob:; ${notFramed}`;

/** The open event streams, one for each window of the editor. */
const windows = new Set<ServerResponse>();

export function tell(event: string, data: unknown) {
  for (const window of windows) window.write(eventText(event, data));
}

const eventText = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

/** Answers requests for the editor's own pages and their data. Returns false for other requests, which go to the preview. */
export async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://editor');
  const isWrite = request.method === 'POST';
  const json = (data: unknown) => send(response, 200, JSON.stringify(data), '.json');

  if (pathname === '/edit') return sendFile(response, join(here, 'page.html'));
  if (pathname === '/keystatic' || pathname.startsWith('/keystatic/'))
    return sendFile(response, join(here, 'build/index.html'));
  if (pathname.startsWith('/editor-files/'))
    return sendFile(response, join(here, 'build', pathname.slice('/editor-files/'.length)));
  if (pathname === '/api/editor/facts') return json(await currentFacts());
  if (pathname === '/api/editor/events') {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write('retry: 300\n\n');
    windows.add(response);
    response.on('close', () => windows.delete(response));
    response.write(eventText('problems', await currentProblems()));
    return true;
  }
  if (pathname === '/api/editor/versions')
    return json(earlierVersions(searchParams.get('path') ?? '', valuesOf(await currentFacts())));
  if (pathname === '/api/editor/publishing') return json(publishingState());
  if (pathname.startsWith('/api/editor/publishing/') && isWrite) {
    const { id } = JSON.parse((await bodyOf(request, mostBytes.update)).toString());
    const action = pathname.slice('/api/editor/publishing/'.length);
    await publishingAction(action, String(id), (progress) => tell('publishing', progress));
    return send(response, 200, '');
  }
  if (pathname === '/api/editor/put-back' && isWrite) {
    refuseWhilePublishing();
    const { path, version } = JSON.parse((await bodyOf(request, mostBytes.update)).toString());
    putBack(String(path), String(version));
    forgetFacts();
    return json(tree());
  }
  if (pathname === '/api/editor/take-out-unknown' && isWrite) {
    refuseWhilePublishing();
    const { path } = JSON.parse((await bodyOf(request, mostBytes.update)).toString());
    takeOutUnknown(String(path));
    forgetFacts();
    return json(tree());
  }
  if (pathname === '/api/editor/confirm' && isWrite) {
    refuseWhilePublishing();
    const { row } = JSON.parse((await bodyOf(request, mostBytes.update)).toString());
    confirm(String(row));
    return json(tree());
  }
  if (pathname === '/api/editor/pictures' && isWrite) {
    refuseWhilePublishing();
    const bytes = await bodyOf(request, mostBytes.picture);
    const fileName = searchParams.get('name') ?? 'photo';
    const name = await addPicture({ bytes, fileName, isSquare: searchParams.has('square') });
    return send(response, 200, name);
  }
  if (pathname.startsWith('/api/editor/pictures/')) {
    const name = pathname.slice('/api/editor/pictures/'.length);
    return /^[a-z0-9-]+$/.test(name) ? sendFile(response, pictureFile(name)) : send(response, 404, 'No such picture.');
  }
  if (pathname === '/api/keystatic/tree') return json(tree());
  if (pathname.startsWith('/api/keystatic/blob/')) {
    const [version = '', ...path] = pathname.slice('/api/keystatic/blob/'.length).split('/');
    const bytes = blob(version, path.join('/'));
    return send(response, bytes ? 200 : 404, bytes ?? 'This file was changed elsewhere. Reload the page to see it.');
  }
  if (pathname === '/api/keystatic/update' && isWrite) {
    refuseWhilePublishing();
    const opened = JSON.parse(String(request.headers['x-opened'] ?? '{}'));
    const update = JSON.parse((await bodyOf(request, mostBytes.update)).toString());
    save(update, opened, valuesOf(await currentFacts()));
    forgetFacts();
    return json(tree());
  }
  if (pathname.startsWith('/api/')) return send(response, 404, 'There is no such address.');
  return false;
}

export function send(response: ServerResponse, status: number, body: string | Uint8Array, type = ''): true {
  response.writeHead(status, {
    'content-type': types[type] ?? 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': onlyHere,
  });
  response.end(body);
  return true;
}

function sendFile(response: ServerResponse, path: string): true {
  if (!existsSync(path) || path.includes('..')) return send(response, 404, 'There is no such file.');
  return send(response, 200, readFileSync(path), extname(path));
}
