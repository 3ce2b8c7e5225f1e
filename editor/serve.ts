/** Runs the editor and its preview, for `npm run edit`. Usage: `serve.ts [--port 3100] [--open] [--end-after 600]` */
import { execFile, spawn } from 'node:child_process';
import { globSync, watch } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { serve } from '@hono/node-server';
import { editorApi } from './api.ts';
import { keepEverything } from './content-files.ts';
import { checkedContent, forgetContent } from './content-state.ts';
import { PreviewProcess } from './preview-process.ts';
import { askServer } from './publishing.ts';
import { isBusy } from './queue.ts';
import { announceChange, windows } from './windows.ts';

const run = promisify(execFile);
const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '3100' },
    open: { type: 'boolean', default: false },
    /** In seconds. The editor ends when no page was open and nothing was written for this long. */
    'end-after': { type: 'string', default: '600' },
  },
});
const port = Number(options.port);
const origin = `http://127.0.0.1:${port}`;
const preview = new PreviewProcess(origin);

const server = serve({ fetch: editorApi(port, () => preview.origin).fetch, port, hostname: '127.0.0.1' }, () => {
  console.log(`Open ${origin} in a browser. Ctrl+C ends the editor.`);
  follow();
  void askServer();
  if (options.open) openBrowser();
  // On Linux, a recursive watcher misses files that git or a text editor replaces, so each folder has its own watcher.
  for (const folder of globSync('content/**/'))
    watch(folder, (_, name) => {
      if (name?.endsWith('.yaml') || name === 'image-files.json') fileChanged();
    });
});

server.on('error', (error) => {
  if (!/EADDRINUSE/.test(String(error))) throw error;
  console.error(
    `Port ${port} is taken, perhaps by an editor in another window. Open ${origin} there, or choose another port: npm run edit -- --port ${port + 1}`,
  );
  if (options.open) openBrowser();
  process.exit(1);
});

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, end);

function end() {
  preview.end().finally(() => process.exit());
}

function openBrowser() {
  const [program, ...args] = {
    win32: ['cmd', '/c', 'start', '""', origin],
    darwin: ['open', origin],
  }[process.platform as string] ?? ['xdg-open', origin];
  const browser = spawn(program ?? '', args, { stdio: 'ignore', detached: true });
  // There may be no such program. The address is printed above, so nothing else is needed.
  browser.on('error', () => {});
  browser.unref();
}

let lastUse = Date.now();
setInterval(() => {
  if (windows.size > 0 || isBusy()) lastUse = Date.now();
  if (Date.now() - lastUse < Number(options['end-after']) * 1000) return;
  console.log(
    'The editor has ended, because it was not open in a browser for a while. To start it again: npm run edit',
  );
  end();
}, 1000).unref();

let following: NodeJS.Timeout | undefined;

/** Called for each changed file. Changes within a short time are handled together. */
function fileChanged() {
  forgetContent();
  clearTimeout(following);
  following = setTimeout(follow, 20);
}

/**
 * Updates the editor's open pages immediately. After the check, updates them again, and the preview if it can show the
 * content.
 */
function follow() {
  keepEverything();
  announceChange();
  updated = updated.then(updatePreview).catch(console.error);
}

let updated: Promise<unknown> = Promise.resolve();
/** The result of the check of the last update. */
let shownContent: unknown;
/** The names of the files when the preview was started. */
let shownFiles = '';

async function updatePreview() {
  const content = await checkedContent();
  // Several changes can share one check, so the preview may already show this content.
  if (content === shownContent) return;
  shownContent = content;
  announceChange();
  if (content.problems.some(({ stops }) => stops)) return;
  const files = globSync('content/**/*.yaml').toSorted().join();
  if (preview.origin && files === shownFiles) {
    preview.reloadSources();
    return;
  }
  // The preview is not running, or files were added or removed. Each page needs an image for shared links before the
  // preview starts.
  await run(process.execPath, ['scripts/sharing-cards.ts']);
  await preview.start();
  shownFiles = files;
  announceChange();
}
