import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import {
  allFields,
  confirm,
  deletedFiles,
  earlierVersions,
  listFiles,
  open,
  putBack,
  reasonToStay,
  remove,
  save,
} from './content-files.ts';
import { type ContentState, contentState } from './content-state.ts';
import { refuseForeign } from './own-requests.ts';
import { addPicture } from './pictures.ts';
import { askServer, publish, publishingState, takeChangeBack } from './publishing.ts';
import { inTurn } from './queue.ts';
import { Refusal } from './refusal.ts';
import { findClicked, findWords } from './shared/find.ts';

/** Everything that the editor's page loads at its start and after each change. */
export type State = ContentState & {
  files: ReturnType<typeof listFiles>;
  /** The origin of the preview; `undefined` while it does not run. */
  preview: string | undefined;
};

/** Events of the server: the state has changed, a publication has printed a line. */
export type EventName = 'state' | 'publishing';

type Window = (event: EventName, data: string) => void;

const windows = new Set<Window>();

export function tell(event: EventName, data: unknown = null) {
  for (const write of windows) write(event, JSON.stringify(data));
}

export const openWindows = (): number => windows.size;

const limit = (megabytes: number) =>
  bodyLimit({
    maxSize: megabytes * 1e6,
    onError: () => {
      throw new Refusal(`This has more than ${megabytes} MB, which is too large. Please make it smaller.`, 413);
    },
  });

const path = v.string();
const bodies = {
  save: v.object({ path, version: v.optional(v.string()), data: v.unknown() }),
  file: v.object({ path, version: v.string() }),
  confirm: v.object({ what: v.string(), by: v.string() }),
  id: v.object({ id: v.string() }),
  click: v.object({ path, text: v.string(), word: v.string(), picture: v.string() }),
};

async function bodyOf<Schema extends v.GenericSchema>({ req }: Context, schema: Schema) {
  return v.parse(schema, await req.json());
}

/** The editor's own page and its data. `preview` returns the origin of the preview. */
export function editorApi(port: number, preview: () => string | undefined): Hono {
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
  const [forPhotos, forOthers] = [limit(60), limit(4)];
  app.use((context, next) => (context.req.path === '/api/pictures' ? forPhotos : forOthers)(context, next));

  const api = app.basePath('/api');

  api.get('/state', async (context) =>
    context.json({ ...(await contentState()), files: listFiles(), preview: preview() } satisfies State),
  );
  api.get('/file', (context) => {
    const file = open(context.req.query('path') ?? '');
    if (!file) throw new Refusal('This page was deleted.', 404);
    return context.json({ ...file, reasonToStay: reasonToStay(file.path) });
  });
  api.get('/versions', async (context) => {
    const { values } = await contentState();
    return context.json(earlierVersions(context.req.query('path') ?? '', values));
  });
  api.get('/deleted', (context) => context.json(deletedFiles()));
  api.get('/find', async (context) => {
    const { values } = await contentState();
    return context.json(findWords(context.req.query('words') ?? '', allFields(values)));
  });
  api.post('/clicked', async (context) => {
    const click = await bodyOf(context, bodies.click);
    const { values, namedValues } = await contentState();
    return context.json(findClicked(click, allFields(values), namedValues));
  });

  api.post('/save', async (context) => {
    const { path: file, version, data } = await bodyOf(context, bodies.save);
    const { values } = await contentState();
    const result = await inTurn(() => save(file, data, version, values));
    return context.json(result, 'disk' in result ? 412 : 200);
  });
  api.post('/delete', async (context) => {
    const { path: file, version } = await bodyOf(context, bodies.file);
    await inTurn(() => remove(file, version));
    return context.json(null);
  });
  api.post('/put-back', async (context) => {
    const { path: file, version } = await bodyOf(context, bodies.file);
    await inTurn(() => putBack(file, version));
    return context.json(null);
  });
  api.post('/confirm', async (context) => {
    const { what, by } = await bodyOf(context, bodies.confirm);
    await inTurn(() => confirm(what, by));
    return context.json(null);
  });

  api.post('/pictures', async (context) => {
    const bytes = new Uint8Array(await context.req.arrayBuffer());
    const { name: fileName = 'photo', square } = context.req.query();
    return context.json(await inTurn(() => addPicture({ bytes, fileName, isSquare: square !== undefined })));
  });

  api.get('/publishing', async (context) => {
    if (context.req.query('ask') !== undefined) await askServer();
    return context.json(publishingState());
  });
  api.post('/publishing/start', (context) => {
    publish(undefined, (progress) => tell('publishing', progress));
    return context.json(null);
  });
  api.post('/publishing/go-back', async (context) => {
    const { id } = await bodyOf(context, bodies.id);
    publish(id, (progress) => tell('publishing', progress));
    return context.json(null);
  });
  api.post('/publishing/take-back', async (context) => {
    const { id } = await bodyOf(context, bodies.id);
    await inTurn(() => takeChangeBack(id));
    return context.json(null);
  });

  api.get('/events', (context) =>
    streamSSE(context, async (stream) => {
      const write: Window = (event, data) => void stream.writeSSE({ event, data });
      windows.add(write);
      const ended = new Promise<void>((resolve) => stream.onAbort(resolve));
      await stream.writeSSE({ event: 'state', data: 'null', retry: 300 });
      await ended;
      windows.delete(write);
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
