import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin, ViteDevServer } from 'vite';
import { addPicture, pictureFile } from './pictures.ts';
import {
  type Progress,
  publish,
  publishEarlier,
  publishingState,
  refuseWhilePublishing,
  takeChangeBack,
} from './publishing.ts';
import { blob, Refused, save, tree } from './save.ts';
import { startAnew } from './start-anew.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const run = promisify(execFile);

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.webp': 'image/webp',
  '.json': 'application/json',
};

/** Nothing on the editor's pages may ask anybody else; Keystatic would ask a font host. */
const onlyHere =
  "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline' data:; img-src 'self' data: blob:";

/** Serves the editor beside the site's own pages, and shows in them what was saved. For `npm run edit` only. */
export function editor(): Plugin {
  const listeners = new Set<ServerResponse>();

  /** Says in every open window what `npm run check` says. Whether the pages can be shown in spite of it. */
  async function tellWindows(): Promise<boolean> {
    const problems = await currentProblems();
    tell('problems', problems);
    return !problems.some(({ stops }) => stops);
  }

  function tell(event: string, data: unknown) {
    for (const window of listeners) window.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** Whether a file came or went, in the changes that are still to be followed; `undefined` if there are none. */
  let toFollow: boolean | undefined;
  let isFollowing = false;

  /** One after the other: changes of several files at once are followed together. */
  async function follow(server: ViteDevServer, event: string) {
    toFollow ||= event === 'add' || event === 'unlink';
    if (isFollowing) return;
    isFollowing = true;
    try {
      while (toFollow !== undefined) {
        const isOtherAddress = toFollow;
        toFollow = undefined;
        await showChanges(server, isOtherAddress);
      }
    } finally {
      isFollowing = false;
    }
  }

  async function showChanges(server: ViteDevServer, isOtherAddress: boolean) {
    if (!(await tellWindows())) return;
    // The picture for shared links carries the heading; a page without one cannot be built. First, because it writes a
    // module: a preview that is loading just then would stay with an error.
    await run('npm', ['run', 'cards']);
    // The windows load their page again when they reach the next one.
    if (isOtherAddress) process.exit(startAnew);
    readAnew(server);
    // Not over Vite's own channel: a preview that is still loading does not hear that.
    tell('changed', null);
  }

  return {
    name: 'editor',
    configResolved({ configFileDependencies }) {
      // Vite would start again, and cut off an upload, whenever it changes something that its configuration imports.
      configFileDependencies.length = 0;
    },
    configureServer(server) {
      server.watcher.on('all', (event, path) => {
        if (path.endsWith('.yaml')) follow(server, event).catch(console.error);
      });
      server.middlewares.use((request, response, next) => {
        answer(request, response).then(
          (isAnswered) => isAnswered || next(),
          (error: unknown) => {
            const isRefused = error instanceof Refused;
            if (!isRefused) console.error(error);
            send(
              response,
              isRefused ? 409 : 500,
              isRefused ? error.message : 'Something went wrong; the terminal says what.',
            );
          },
        );
      });
    },
  };

  async function publishingAction(action: string, id: string) {
    const tellProgress = (progress: Progress) => tell('publishing', progress);
    if (action === 'take-back') return takeChangeBack(id);
    if (action === 'go-back') return publishEarlier(id, tellProgress);
    if ((await currentProblems()).length > 0)
      throw new Refused('Nothing was published: something does not fit yet. It stands above the preview.');
    return publish(tellProgress);
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://editor');
    const isOwnPage =
      request.headers['sec-fetch-site'] === undefined || request.headers['sec-fetch-site'] === 'same-origin';
    const isWrite = request.method === 'POST';
    if (pathname.startsWith('/api/') && isWrite && !isOwnPage) return send(response, 403, 'Only the editor may write.');

    if (pathname === '/edit') return sendFile(response, join(here, 'shell.html'));
    if (pathname === '/keystatic' || pathname.startsWith('/keystatic/'))
      return sendFile(response, join(here, 'build/index.html'));
    if (pathname.startsWith('/editor-files/'))
      return sendFile(response, join(here, 'build', pathname.slice('/editor-files/'.length)));
    if (pathname === '/api/editor/facts') {
      const { stdout } = await run(process.execPath, ['editor/facts.ts']);
      return send(response, 200, stdout, '.json');
    }
    if (pathname === '/api/editor/events') {
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
      response.write('retry: 300\n\n');
      listeners.add(response);
      response.on('close', () => listeners.delete(response));
      await tellWindows();
      return true;
    }
    if (pathname === '/api/editor/publishing') return send(response, 200, JSON.stringify(publishingState()), '.json');
    if (pathname.startsWith('/api/editor/publishing/') && isWrite) {
      const { id } = JSON.parse((await buffer(request)).toString());
      await publishingAction(pathname.slice('/api/editor/publishing/'.length), String(id));
      return send(response, 200, '');
    }
    if (pathname === '/api/editor/pictures' && isWrite) {
      refuseWhilePublishing();
      return send(
        response,
        200,
        await addPicture({
          bytes: await buffer(request),
          fileName: searchParams.get('name') ?? 'photo',
          isSquare: searchParams.has('square'),
        }),
      );
    }
    if (pathname.startsWith('/api/editor/pictures/')) {
      const name = pathname.slice('/api/editor/pictures/'.length);
      return /^[a-z0-9-]+$/.test(name)
        ? sendFile(response, pictureFile(name))
        : send(response, 404, 'No such picture.');
    }
    if (pathname === '/api/keystatic/tree') return send(response, 200, JSON.stringify(tree()), '.json');
    if (pathname.startsWith('/api/keystatic/blob/')) {
      const [version = '', ...path] = pathname.slice('/api/keystatic/blob/'.length).split('/');
      const bytes = blob(version, path.join('/'));
      return send(response, bytes ? 200 : 404, bytes ?? 'This file was changed elsewhere. Reload the page to see it.');
    }
    if (pathname === '/api/keystatic/update' && isWrite) {
      refuseWhilePublishing();
      const opened = JSON.parse(String(request.headers['x-opened'] ?? '{}'));
      save(JSON.parse((await buffer(request)).toString()), opened);
      return send(response, 200, JSON.stringify(tree()), '.json');
    }
    return false;
  }
}

type CheckedProblem = { sentence: string; stops: boolean };

/** In a process of its own, so that each check reads the files anew. */
async function currentProblems(): Promise<CheckedProblem[]> {
  const { stdout } = await run(process.execPath, ['scripts/check.ts', '--json']).catch(
    (error) => error as { stdout: string },
  );
  return JSON.parse(stdout || '[]');
}

/** The next page asked for is made of the files as they are now. */
function readAnew(server: ViteDevServer) {
  const { ssr } = server.environments;
  ssr?.moduleGraph.invalidateAll();
  ssr?.hot.send({ type: 'full-reload' });
}

function send(response: ServerResponse, status: number, body: string | Uint8Array, type = ''): true {
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
