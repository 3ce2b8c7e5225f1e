/** `serve.ts <port>`: the editor and the preview beside it, for `npm run edit`. */
import { execFile } from 'node:child_process';
import { globSync, watch } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { answer, notFramed, send, tell } from './api.ts';
import { currentProblems, forgetFacts } from './content-state.ts';
import { keepEverything } from './earlier-versions.ts';
import { refuseForeign } from './own-requests.ts';
import { PreviewProcess } from './preview-process.ts';
import { Refusal } from './refusal.ts';

const run = promisify(execFile);
const port = Number(process.argv[2]);
const preview = new PreviewProcess();

const server = createServer((request, response) => {
  respond(request, response).catch((error: unknown) => {
    if (!(error instanceof Refusal)) console.error(error);
    if (response.headersSent) response.destroy();
    else if (error instanceof Refusal) send(response, error.status, error.message);
    else send(response, 500, 'Something went wrong; the terminal says what.');
  });
});

server.on('upgrade', (request, socket, head) => {
  try {
    refuseForeign(request, port);
    preview.passSocket(request, socket, head);
  } catch {
    socket.destroy();
  }
});

server.on('error', (error) => {
  if (!/EADDRINUSE/.test(String(error))) throw error;
  console.error(
    `Port ${port} is taken, perhaps by an editor in another terminal. End that one, or choose another port: npm run edit -- --port ${port + 1}`,
  );
  process.exit(1);
});

server.listen(port, '127.0.0.1', () => {
  console.log(`Open http://127.0.0.1:${port}/edit in a browser. Ctrl+C ends the editor.`);
  keepEverything();
  follow();
  // Each folder is watched by itself, because on Linux a recursive watcher misses a file that git or a text editor replaces.
  for (const folder of new Set(globSync('content/**/*.yaml').map((path) => dirname(path))))
    watch(folder, (_, name) => {
      if (name?.endsWith('.yaml')) follow();
    });
});

for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, () => {
    preview.end().finally(() => process.exit());
  });

async function respond(request: IncomingMessage, response: ServerResponse) {
  refuseForeign(request, port);
  if (await answer(request, response)) return;
  preview.pass(request, response, { 'content-security-policy': notFramed }, () =>
    send(response, 503, waitingPage, '.html'),
  );
}

/**
 * Never runs the work twice at once. Calls during a run lead to one more run, so changes of several files need one or two
 * runs.
 */
function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let isRunning = false;
  let isOutdated = false;
  return async () => {
    isOutdated = true;
    if (isRunning) return;
    isRunning = true;
    try {
      while (isOutdated) {
        isOutdated = false;
        await work();
      }
    } catch (error) {
      console.error(error);
    } finally {
      isRunning = false;
    }
  };
}

/** The names of the content files when the preview started. */
let shownFiles = '';

const updatePreview = oneAtATime(async () => {
  // A page cannot be built without its card for shared links, which shows its heading. The cards come first, because the
  // command writes a module, and a preview that loads at that moment would fail.
  await run(process.execPath, ['scripts/sharing-cards.ts']);
  const files = globSync('content/**/*.yaml').toSorted().join();
  // A new or removed file changes the addresses, which the preview reads only when it starts.
  if (preview.isRunning && files === shownFiles) await preview.readAnew();
  else await preview.start();
  shownFiles = files;
  tell('changed', null);
});

/** Reports problems at once, even while the preview is still busy with an earlier change. */
const follow = oneAtATime(async () => {
  forgetFacts();
  keepEverything();
  tell('files', null);
  const problems = await currentProblems();
  tell('problems', problems);
  if (!problems.some(({ stops }) => stops)) updatePreview();
});

/** Shown until the preview runs; reloads itself every second. */
const waitingPage = `<!doctype html>
<html lang="en">
  <meta charset="utf-8">
  <meta http-equiv="refresh" content="1">
  <title>Preview</title>
  <body style="font: 16px/1.5 system-ui, sans-serif; padding: 32px; color: #55625f">
    <p>The preview is not there yet. It starts as soon as what stands above is mended; with nothing above, in a few seconds.</p>
  </body>
</html>`;
