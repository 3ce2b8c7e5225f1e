/** Runs the editor and its preview, for `npm run edit`. Usage: `serve.ts [--port 3100] [--open]` */
import { spawn } from 'node:child_process';
import { globSync, watch } from 'node:fs';
import { parseArgs } from 'node:util';
import { serve } from '@hono/node-server';
import { history } from '../scripts/content-history/history.ts';
import { runScript } from '../scripts/publish/run-script.ts';
import { editorApi } from './api.ts';
import { announceChange } from './change-listeners.ts';
import { checkAgain, latestCheck } from './content-state.ts';
import { previewOrigin, reloadPreview, startPreview } from './preview-process.ts';
import { askServer } from './publishing.ts';

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '3100' },
    open: { type: 'boolean', default: false },
  },
});
const port = Number(options.port);
const origin = `http://127.0.0.1:${port}`;

const server = serve({ fetch: editorApi(port).fetch, port, hostname: '127.0.0.1' }, () => {
  console.log(`Open ${origin} in a browser. Ctrl+C ends the editor.`);
  fileChanged();
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

function openBrowser() {
  const [program, ...args] = {
    win32: ['cmd', '/c', 'start', '""', origin],
    darwin: ['open', origin],
  }[process.platform as string] ?? ['xdg-open', origin];
  const browser = spawn(program ?? '', args, { stdio: 'ignore', detached: true });
  // There may be no program that opens a browser. The terminal shows the URL, so nothing else is needed.
  browser.on('error', () => {});
  browser.unref();
}

let following: NodeJS.Timeout | undefined;

/** Called for each changed file. Changes within a short time are handled together. */
function fileChanged() {
  clearTimeout(following);
  following = setTimeout(() => void updateEditor().catch(console.error), 20);
}

let updated: Promise<unknown> = Promise.resolve();
/** The names of the content files when the preview was started. Empty if the preview has to be started again. */
let shownFiles = '';

/**
 * Runs at the start and after every change, including those made without the editor. Stores the versions of the texts,
 * and updates the open pages. After a check, updates the pages again, and the preview if it can show the content.
 */
async function updateEditor() {
  history.keepTexts();
  checkAgain(() => {
    announceChange();
    updated = updated.then(showContent).catch(console.error);
  });
  announceChange();
}

function canBeShown(): boolean {
  const { isChecked, problems } = latestCheck();
  return isChecked && !problems.some(({ stops }) => stops);
}

async function showContent() {
  if (!canBeShown()) return;
  const files = globSync('content/**/*.yaml').toSorted().join();
  if (previewOrigin() && files === shownFiles) return reloadPreview();
  // Each page needs an image for shared links before the preview can show it. The script also removes the images of
  // deleted pages, so the running preview is outdated even if the deleted files are restored meanwhile.
  shownFiles = '';
  await runScript('scripts/sharing-cards.ts');
  // A file may have become invalid meanwhile. The running preview then keeps the previous pages.
  if (!canBeShown()) return;
  if (await startPreview(origin)) shownFiles = files;
  announceChange();
}
