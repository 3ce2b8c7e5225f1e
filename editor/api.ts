import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import {
  confirm,
  deletedFiles,
  earlierVersions,
  listFiles,
  open,
  putBack,
  reasonToStay,
  remove,
  save,
  takeOutUnknown,
} from './content-files.ts';
import {
  type CheckedProblem,
  currentFacts,
  currentProblems,
  currentValues,
  type Facts,
  forgetFacts,
} from './content-state.ts';
import { refuseForeign } from './own-requests.ts';
import { addPicture } from './pictures.ts';
import { askServer, forgetResult, publish, publishingState, takeChangeBack } from './publishing.ts';
import { inTurn } from './queue.ts';
import { Refusal } from './refusal.ts';
import { findClicked, findWords, searchedFields } from './shared/find.ts';

const built = fileURLToPath(new URL('build', import.meta.url));

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** What the page reads at its start and after each change. */
export type State = Facts & {
  files: ReturnType<typeof listFiles>;
  problems: CheckedProblem[];
  preview: string | undefined;
};

/** Events of the server: something changed in the folder, the preview has new pages, a line of a publication. */
export type EventName = 'files' | 'problems' | 'preview' | 'publishing';

type Window = { write: (event: EventName, data: string) => void };

const windows = new Set<Window>();

export function tell(event: EventName, data: unknown = null) {
  for (const window of windows) window.write(event, JSON.stringify(data));
}

export const openWindows = (): number => windows.size;

const megabyte = 1_000_000;
const limit = (megabytes: number) =>
  bodyLimit({
    maxSize: megabytes * megabyte,
    onError: () => {
      throw new Refusal(`This has more than ${megabytes} MB, which is more than the editor takes.`, 413);
    },
  });

const path = v.string();
const bodies = {
  save: v.object({ path, version: v.optional(v.string()), data: v.unknown() }),
  file: v.object({ path, version: v.string() }),
  path: v.object({ path }),
  confirm: v.object({ what: v.string(), by: v.string() }),
  id: v.object({ id: v.string() }),
  click: v.object({ path, text: v.string(), word: v.string(), picture: v.string() }),
};

/** The editor's own page and its data. `preview` is where the preview answers. */
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

  const json = app.basePath('/api').use(async (context, next) => {
    if (!context.req.path.startsWith('/api/pictures')) return limit(4)(context, next);
    return limit(60)(context, next);
  });

  json.get('/state', async ({ json: answer }) => answer(await state(preview())));
  json.get('/problems', async ({ json: answer }) => answer(await currentProblems()));
  json.get('/file', ({ req, json: answer }) => {
    const file = open(req.query('path') ?? '');
    if (!file) throw new Refusal('This page was deleted.', 404);
    return answer({ ...file, reasonToStay: reasonToStay(file.path) });
  });
  json.get('/versions', async ({ req, json: answer }) =>
    answer(earlierVersions(req.query('path') ?? '', await currentValues())),
  );
  json.get('/deleted', ({ json: answer }) => answer(deletedFiles()));
  json.get('/find', async ({ req, json: answer }) => answer(findWords(req.query('words') ?? '', await searched())));
  json.post('/clicked', async ({ req, json: answer }) => {
    const { namedValues } = await currentFacts();
    return answer(findClicked(v.parse(bodies.click, await req.json()), await searched(), namedValues));
  });

  json.post('/save', async ({ req, json: answer }) => {
    const { path: file, version, data } = v.parse(bodies.save, await req.json());
    const values = await currentValues();
    const result = await inTurn(() => save(file, data, version, values));
    changed();
    return answer(result, 'disk' in result ? 412 : 200);
  });
  json.post('/delete', async ({ req, json: answer, body }) => {
    const { path: file, version } = v.parse(bodies.file, await req.json());
    const conflict = await inTurn(() => remove(file, version));
    changed();
    return conflict ? answer(conflict, 412) : body(null, 204);
  });
  json.post('/put-back', async ({ req, body }) => {
    const { path: file, version } = v.parse(bodies.file, await req.json());
    await inTurn(() => putBack(file, version));
    changed();
    return body(null, 204);
  });
  json.post('/take-out-unknown', async ({ req, body }) => {
    const { path: file } = v.parse(bodies.path, await req.json());
    await inTurn(() => takeOutUnknown(file));
    changed();
    return body(null, 204);
  });
  json.post('/confirm', async ({ req, body }) => {
    const { what, by } = v.parse(bodies.confirm, await req.json());
    await inTurn(() => confirm(what, by));
    changed();
    return body(null, 204);
  });

  json.post('/pictures', async ({ req, text }) => {
    const bytes = new Uint8Array(await req.arrayBuffer());
    const photo = { bytes, fileName: req.query('name') ?? 'photo', isSquare: req.query('square') !== undefined };
    const name = await inTurn(() => addPicture(photo));
    forgetFacts();
    tell('files');
    return text(name);
  });
  app.get('/pictures/:file', ({ req, notFound, body }) => {
    const name = req.param('file');
    const file = join('public/images', name);
    if (!/^[a-z0-9.-]+$/.test(name) || !existsSync(file)) return notFound();
    return body(readFileSync(file), 200, { 'content-type': `image/${extname(name).slice(1)}` });
  });

  json.get('/publishing', async ({ req, json: answer }) => {
    if (req.query('ask') !== undefined) await askServer();
    return answer(publishingState());
  });
  json.post('/publishing/start', ({ body }) => {
    publish(undefined, (progress) => tell('publishing', progress));
    return body(null, 204);
  });
  json.post('/publishing/go-back', async ({ req, body }) => {
    const { id } = v.parse(bodies.id, await req.json());
    publish(id, (progress) => tell('publishing', progress));
    return body(null, 204);
  });
  json.post('/publishing/take-back', async ({ req, body }) => {
    const { id } = v.parse(bodies.id, await req.json());
    await inTurn(() => takeChangeBack(id));
    changed();
    return body(null, 204);
  });

  json.get('/events', (context) =>
    streamSSE(context, async (stream) => {
      const window: Window = { write: (event, data) => void stream.writeSSE({ event, data }) };
      windows.add(window);
      const ended = new Promise<void>((resolve) => stream.onAbort(resolve));
      await stream.writeSSE({ event: 'files', data: 'null', retry: 300 });
      await ended;
      windows.delete(window);
    }),
  );
  json.all('*', () => {
    throw new Refusal('There is no such address.', 404);
  });

  app.get('/*', ({ req, body, notFound }) => {
    const file = join(built, req.path === '/' ? 'index.html' : req.path);
    if (!file.startsWith(built) || !existsSync(file)) return notFound();
    return body(readFileSync(file), 200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
  });
  return app;
}

async function state(preview: string | undefined): Promise<Omit<State, 'problems'>> {
  return { ...(await currentFacts()), files: listFiles(), preview };
}

async function searched() {
  const values = await currentValues();
  const contents = listFiles().map(({ path: file }) => [file, open(file)?.data] as const);
  return searchedFields(Object.fromEntries(contents), values);
}

function changed() {
  forgetFacts();
  forgetResult();
  tell('files');
}
