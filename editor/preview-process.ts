import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('preview-server.ts', import.meta.url));

let child: ChildProcess | undefined;
let origin: string | undefined;

/** The URL of the preview; undefined while it is not running. */
export const previewOrigin = (): string | undefined => origin;

/** Makes the running preview read all files again. */
export function reloadPreview() {
  child?.send('reload');
}

/**
 * Starts a preview and ends the previous one. A preview is a separate process, because it fails to start if the content
 * is invalid. It ends with the editor. `editor` is the origin of the page that may show it in a frame. If the start
 * fails, the previous preview keeps running and the result is false; the terminal shows why.
 */
export async function startPreview(editor: string): Promise<boolean> {
  const started = fork(script, [editor]);
  const [answer] = await Promise.race([once(started, 'message'), once(started, 'exit')]);
  if (typeof answer !== 'string') return false;
  child?.kill();
  child = started;
  origin = answer;
  started.once('exit', () => {
    if (child === started) origin = undefined;
  });
  return true;
}
