import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import {
  allFields,
  confirm,
  deletedFiles,
  earlierVersions,
  type Listed,
  listFiles,
  open,
  putBack,
  remove,
  save,
} from './content-files.ts';
import { type ContentState, latestContent } from './content-state.ts';
import { refuseForeign } from './own-requests.ts';
import { addPicture, type SitePicture, sitePictures } from './pictures.ts';
import { previewOrigin } from './preview-process.ts';
import { askAgain, type PublishingState, publish, publishingState, takeChangeBack } from './publishing.ts';
import { inTurn } from './queue.ts';
import { Refusal } from './refusal.ts';
import { findClicked, findWords } from './shared/find.ts';
import { windows } from './windows.ts';

/** The data that the editor's page loads at its start and after each change. */
export type State = ContentState & {
  files: Listed[];
  pictures: SitePicture[];
  /** The origin of the preview; undefined while it is not running. */
  preview: string | undefined;
  publishing: PublishingState;
};

/** The maximum size of a request in megabytes. Photos from phones and cameras are smaller. */
const most = 60;

const path = v.string();
const ofFile = v.object({ path, version: v.string() });
const ofPublication = v.object({ id: v.string() });

/** The HTTP API of the editor, and its page. */
export function editorApi(port: number): Hono {
  const app = new Hono();

  app.onError((error, context) => {
    if (error instanceof Refusal) return context.text(error.message, error.status);
    if (error instanceof v.ValiError) return context.text('The request is not complete.', 400);
    console.error(error);
    return context.text('Something went wrong; the window in which the editor runs says what.', 500);
  });

  app.use(refuseForeign(port));
  app.use(async (context, next) => {
    await next();
    context.header('cache-control', 'no-store');
    context.header(
      'content-security-policy',
      "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; frame-src http://127.0.0.1:*; frame-ancestors 'none'",
    );
  });
  const onError = () => {
    throw new Refusal(`This has more than ${most} MB, which is too large. Please make it smaller.`, 413);
  };
  app.use(bodyLimit({ maxSize: most * 1e6, onError }));

  const api = app.basePath('/api');

  api.get('/state', (context) => {
    const state: State = {
      ...latestContent(),
      files: listFiles(),
      pictures: sitePictures(),
      preview: previewOrigin(),
      publishing: publishingState(),
    };
    return context.json(state);
  });
  api.get('/file', (context) => context.json(open(context.req.query('path') ?? '') ?? null));
  api.get('/versions', (context) => context.json(earlierVersions(context.req.query('path') ?? '')));
  api.get('/deleted', (context) => context.json(deletedFiles()));
  api.get('/find', (context) =>
    context.json(findWords(context.req.query('words') ?? '', allFields(latestContent().values))),
  );

  /** Adds a POST route: validates the body, calls `work` with it and responds with the result. */
  function onPost<Schema extends v.GenericSchema>(
    address: string,
    schema: Schema,
    work: (body: v.InferOutput<Schema>) => unknown,
  ) {
    api.post(address, async (context) => {
      const result = await work(v.parse(schema, await context.req.json()));
      return context.json(result ?? null);
    });
  }

  onPost('/clicked', v.object({ path, text: v.string(), word: v.string(), picture: v.string() }), (click) => {
    const { values, namedValues } = latestContent();
    return findClicked(click, allFields(values), namedValues);
  });
  onPost('/save', v.object({ path, version: v.optional(v.string()), data: v.unknown() }), (body) =>
    inTurn(() => save(body.path, body.data, body.version)),
  );
  onPost('/delete', ofFile, (file) => inTurn(() => remove(file.path, file.version)));
  onPost('/put-back', ofFile, (file) => inTurn(() => putBack(file.path, file.version)));
  onPost('/confirm', v.object({ what: v.string(), by: v.string() }), ({ what, by }) => inTurn(() => confirm(what, by)));
  onPost('/publishing/ask', v.object({}), askAgain);
  onPost('/publishing/start', v.object({}), () => publish(undefined));
  onPost('/publishing/go-back', ofPublication, ({ id }) => publish(id));
  onPost('/publishing/take-back', ofPublication, ({ id }) => inTurn(() => takeChangeBack(id)));

  api.post('/pictures', async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const { name: fileName = 'photo', square } = context.req.query();
    return context.json(await inTurn(() => addPicture({ bytes, fileName, isSquare: square !== undefined })));
  });

  api.get('/events', (context) =>
    streamSSE(context, async (stream) => {
      const announce = () => void stream.writeSSE({ data: 'changed' });
      windows.add(announce);
      const ended = new Promise<void>((resolve) => stream.onAbort(resolve));
      await stream.writeSSE({ data: 'connected', retry: 300 });
      await ended;
      windows.delete(announce);
    }),
  );
  api.all('*', () => {
    throw new Refusal('There is no such address.', 404);
  });

  const withoutFolder = (address: string) => address.replace('/pictures', '');
  app.get('/pictures/*', serveStatic({ root: 'public/images', rewriteRequestPath: withoutFolder }));
  app.get('*', serveStatic({ root: 'editor/build' }));
  return app;
}
