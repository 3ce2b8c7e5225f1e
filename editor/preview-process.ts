import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('preview-server.ts', import.meta.url));

/**
 * Runs the site's development server for the preview. It is a separate process, because it reads the content at its
 * start and cannot start with invalid content. The editor works without it.
 */
export class PreviewProcess {
  #child: ChildProcess | undefined;
  /** The URL of the running preview; undefined while it is not running. */
  origin: string | undefined;
  readonly #editor: string;

  /** `editor` is the origin of the page that may show the preview in a frame. */
  constructor(editor: string) {
    this.#editor = editor;
  }

  /** Starts or restarts the preview. Resolves when it is ready or has failed; a failure is printed to the terminal. */
  async start() {
    await this.end();
    const child = fork(script, [this.#editor]);
    this.#child = child;
    child.once('exit', () => {
      if (this.#child !== child) return;
      this.origin = undefined;
      this.#child = undefined;
    });
    const [answer] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
    if (this.#child === child && typeof answer === 'string') this.origin = answer;
  }

  /** Makes the preview read all files again and reload its page. */
  reloadSources() {
    if (this.#child?.connected) this.#child.send('reload');
  }

  async end() {
    const child = this.#child;
    this.#child = undefined;
    this.origin = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  }
}
