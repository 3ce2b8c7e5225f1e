import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, vi } from 'vitest';
import { freePort } from '../../scripts/free-port.ts';
import type { WebKitPaths } from '../machine/find-engines.ts';

/** The WebDriver commands that the tests use. The values are their URL paths. */
const addresses = {
  Navigate: 'url',
  Back: 'back',
  SetWindowRect: 'window/rect',
  FindElement: 'element',
  ElementClick: 'element/{id}/click',
  ElementSendKeys: 'element/{id}/value',
  ExecuteScript: 'execute/sync',
};

type Parameters = Record<string, unknown>;

export type Browser = {
  send(command: keyof typeof addresses, parameters: Parameters): Promise<unknown>;
  close(): Promise<void>;
};

const firefox = inject('firefox');
const webkit = inject('webkit');

/** `open` starts the browser. It is undefined for a browser that is not on this machine. */
export const engines = [
  { name: 'Firefox', open: firefox ? () => openFirefox(firefox) : undefined },
  { name: 'WebKit', open: webkit ? () => openWebKit(webkit) : undefined },
];

/** Retries for up to 20 seconds. */
export const eventually = <Result>(attempt: () => Promise<Result>) =>
  vi.waitFor(attempt, { timeout: 20_000, interval: 200 });

/** Starts Firefox, which accepts WebDriver commands over Marionette, its own protocol, so it needs no driver. */
async function openFirefox(executable: string): Promise<Browser> {
  const port = await freePort();
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  await writeFile(
    join(profile, 'user.js'),
    `user_pref("marionette.port", ${port});\nuser_pref("media.autoplay.default", 0);\n`,
  );
  const child = spawn(executable, ['--headless', '--marionette', '--profile', profile], {
    stdio: 'ignore',
    // Turns off part of the sandbox, so that Firefox also starts in a container.
    env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
  });
  const socket = await eventually(
    () =>
      new Promise<Socket>((resolve, reject) => {
        const one = connect(port, '127.0.0.1', () => resolve(one)).on('error', reject);
      }),
  );
  const messages = messagesOf(socket);
  await messages.next();
  const send = async (command: string, parameters: Parameters) => {
    const text = JSON.stringify([0, 1, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
    const { value } = await messages.next();
    const [, , error, result] = value as [number, number, unknown, { value: unknown }];
    if (error) throw new Error(JSON.stringify(error));
    return result.value;
  };
  await send('NewSession', {});
  return {
    send,
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Reads Marionette messages. Each consists of its length in bytes, a colon and JSON. */
async function* messagesOf(socket: Socket) {
  let received = Buffer.alloc(0);
  for await (const chunk of socket) {
    received = Buffer.concat([received, chunk]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, start - 1));
      if (start === 0 || received.length < end) break;
      yield JSON.parse(received.toString('utf8', start, end));
      received = received.subarray(end);
    }
  }
}

/** Starts WebKitGTK, which accepts WebDriver commands only through a driver and needs a display. */
async function openWebKit({ driver, browser, display }: WebKitPaths): Promise<Browser> {
  const port = await freePort();
  const child = spawn(display, ['-a', driver, '--host=127.0.0.1', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // Turns off the use of a graphics card, because a container may have none.
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const post = async (path: string, parameters: Parameters) => {
    const response = await fetch(`http://127.0.0.1:${port}/${path}`, {
      method: 'POST',
      body: JSON.stringify(parameters),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(JSON.stringify(value));
    return value;
  };
  const alwaysMatch = {
    'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
    // Otherwise the driver waits for everything that a page loads. Scripts that a test delays belong to it if they
    // start soon enough after the `load` event.
    pageLoadStrategy: 'none',
  };
  const session = await eventually(() => post('session', { capabilities: { alwaysMatch } }));
  const { sessionId } = session as { sessionId: string };
  return {
    send: (command, parameters) =>
      post(`session/${sessionId}/${addresses[command].replace('{id}', `${parameters.id}`)}`, parameters),
    close: async () => {
      // The display, the driver and the browser are in one process group, so one signal ends them all.
      if (child.pid) process.kill(-child.pid, 'SIGTERM');
      await once(child, 'exit');
    },
  };
}
