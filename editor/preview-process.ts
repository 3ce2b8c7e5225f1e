import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, createServer } from 'node:net';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('preview.ts', import.meta.url));

/**
 * Runs the preview of the site in a process of its own, because it reads the content when it starts and cannot start
 * while the content is not valid. The editor works without it.
 */
export class PreviewProcess {
  #child: ChildProcess | undefined;
  #port = 0;
  #isReady = false;

  get isRunning(): boolean {
    return this.#isReady;
  }

  /** Starts or restarts the preview. Resolves when it answers, or when it has failed; the terminal then has the error. */
  async start() {
    await this.end();
    this.#port = await freePort();
    const child = fork(script, [`${this.#port}`]);
    this.#child = child;
    child.once('exit', () => {
      if (this.#child !== child) return;
      this.#isReady = false;
      this.#child = undefined;
    });
    await answerOf(child);
    this.#isReady = this.#child === child;
  }

  /** Makes the preview read all files again for the next page. */
  async readAnew() {
    const child = this.#child;
    if (!child?.connected) return;
    child.send('anew');
    await answerOf(child);
  }

  async end() {
    const child = this.#child;
    this.#child = undefined;
    this.#isReady = false;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  }

  /** Passes a request to the preview. `whenAway` answers while the preview does not run. */
  pass(request: IncomingMessage, response: ServerResponse, headers: Record<string, string>, whenAway: () => void) {
    if (!this.#isReady) return whenAway();
    const { method, url: path } = request;
    const onward = ask({ host: '127.0.0.1', port: this.#port, method, path, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...headers });
      answer.pipe(response);
    });
    onward.on('error', () => (response.headersSent ? response.destroy() : whenAway()));
    response.on('close', () => onward.destroy());
    request.pipe(onward);
  }

  /** Passes the WebSocket on with which Vite tells its pages that a file has changed. */
  passSocket({ method, url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer) {
    if (!this.#isReady) return socket.destroy();
    const onward = connect(this.#port, '127.0.0.1', () => {
      const pairs = rawHeaders.flatMap((name, index) => (index % 2 ? [] : [`${name}: ${rawHeaders[index + 1]}`]));
      onward.write([`${method} ${url} HTTP/1.1`, ...pairs, '', ''].join('\r\n'));
      onward.write(head);
      onward.pipe(socket).pipe(onward);
    });
    onward.on('error', () => socket.destroy());
    socket.on('error', () => onward.destroy());
    return undefined;
  }
}

/** Resolves with the next message of the process, or when it ends. */
async function answerOf(child: ChildProcess) {
  const isAnswered = new AbortController();
  const { signal } = isAnswered;
  await Promise.race([once(child, 'message', { signal }), once(child, 'exit', { signal })]);
  isAnswered.abort();
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
