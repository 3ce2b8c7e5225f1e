import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import { changeListeners } from './change-listeners.ts';
import {
  allFields,
  confirm,
  listFiles,
  listHistory,
  readOpenedFile,
  remove,
  restoreVersion,
  save,
} from './content-files.ts';
import { latestCheck } from './content-state.ts';
import { EditorRequestError } from './editor-request-error.ts';
import { addPicture, sitePictures } from './pictures.ts';
import type { Click } from './preview-clicks.ts';
import { previewOrigin } from './preview-process.ts';
import { askServer, publish, publishingState, undoChangeById } from './publishing.ts';
import { inTurn } from './queue.ts';
import { findClicked, findWords } from './shared/find.ts';

/** The handlers of the requests that the editor's page sends, by name. Each request is a POST with JSON. */
const requests = {
  file: ({ path }: { path: string }) => readOpenedFile(path) ?? null,
  kept: ({ path }: { path?: string | undefined }) => listHistory(path),
  find: ({ words }: { words: string }) => findWords(words, allFields(latestCheck().values)),
  clicked(click: Click) {
    const { values, placeholders } = latestCheck();
    return findClicked(click, allFields(values), placeholders);
  },
  save: ({ path, data, version }: ShownVersion & { data: unknown }) => inTurn(() => save(path, data, version)),
  delete: ({ path, version }: ShownVersion) => inTurn(() => remove(path, version)),
  confirm: ({ what, by }: { what: string; by: string }) => inTurn(() => confirm(what, by)),
  'put-back': ({ path, hash }: { path: string; hash: string }) => inTurn(() => restoreVersion(path, hash)),
  'publishing/ask': (_: object) => askServer(),
  'publishing/start': ({ id }: { id: string }) => publish(id),
  'publishing/take-back': ({ id }: { id: string }) => inTurn(() => undoChangeById(id)),
};

/** The path of a file, and the version of it that the editor's page shows. A new file has no version. */
type ShownVersion = { path: string; version: string | undefined };

export type Requests = typeof requests;

/** The data that the editor's page gets at its start and after each change. */
const currentState = () => ({
  ...latestCheck(),
  files: listFiles(),
  pictures: sitePictures(),
  preview: previewOrigin(),
  publishing: publishingState(),
});

export type State = ReturnType<typeof currentState>;

/** The maximum size of a request in megabytes. Photos from phones and cameras are smaller. */
const maxMegabytes = 60;

/** The HTTP API of the editor, and its page. */
export function editorApi(port: number): Hono {
  const app = new Hono();

  app.onError((error, context) => {
    if (error instanceof EditorRequestError) return context.text(error.message, error.status);
    console.error(error);
    return context.text('Something went wrong; the window in which the editor runs says what.', 500);
  });

  // Rejects requests from other websites in the same browser, which can send requests to this machine. If such a site
  // uses its own host name (DNS rebinding), the `Host` header is wrong. If it uses the editor's URL, the browser adds
  // an `Origin` header, except to GET requests without CORS, whose responses it hides from that site.
  app.use(async ({ req }, next) => {
    const host = req.header('host');
    if (host !== `127.0.0.1:${port}` && host !== `localhost:${port}`)
      throw new EditorRequestError(`The editor answers only at http://127.0.0.1:${port}.`, 403);
    const origin = req.header('origin');
    if (origin !== `http://${host}` && (req.method !== 'GET' || origin !== undefined))
      throw new EditorRequestError('Only the editor’s own page may ask for this.', 403);
    await next();
  });
  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    context.header(
      'content-security-policy',
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-src http://127.0.0.1:*; frame-ancestors 'none'",
    );
  });
  const onError = () => {
    throw new EditorRequestError(
      `This has more than ${maxMegabytes} MB, which is too large. Please make it smaller.`,
      413,
    );
  };
  app.use(bodyLimit({ maxSize: maxMegabytes * 1e6, onError }));

  for (const [name, work] of Object.entries<(body: never) => unknown>(requests))
    app.post(`/api/${name}`, async (context) => {
      const result = await work((await context.req.json()) as never);
      return context.json(result ?? null);
    });

  app.post('/api/pictures', async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const { name: fileName = 'photo', square } = context.req.query();
    return context.json(await inTurn(() => addPicture(bytes, fileName, square === 'true')));
  });

  app.get('/api/events', (context) =>
    streamSSE(context, async (stream) => {
      const announce = async () => stream.writeSSE({ data: JSON.stringify(currentState()), retry: 300 });
      changeListeners.add(announce);
      const ended = new Promise<void>((resolve) => stream.onAbort(resolve));
      try {
        await announce();
        await ended;
      } finally {
        changeListeners.delete(announce);
      }
    }),
  );

  app.get('/images/*', serveStatic({ root: 'public' }));
  app.get('*', serveStatic({ root: 'editor/build' }));
  return app;
}
