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
 * Starts or restarts the preview. It is a separate process, because it cannot start with invalid content, and ends with
 * the editor. `editor` is the origin of the page that may show it in a frame.
 */
export async function startPreview(editor: string) {
  child?.kill();
  const started = fork(script, [editor]);
  child = started;
  started.once('exit', () => {
    if (child === started) origin = undefined;
  });
  const [answer] = await Promise.race([once(started, 'message'), once(started, 'exit')]);
  // The terminal shows why a start failed. The next change tries again.
  if (typeof answer === 'string') origin = answer;
}
