import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { WebKitPaths } from '../../../scripts/test/find-engines.ts';
import { freePort } from '../../../scripts/test/free-port.ts';
import { keys, type OpenOptions, type Tab } from './tab.ts';

/** The key of an element's id in the WebDriver protocol. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

type Element = { [elementKey]: string };
type Call = <Answer = unknown>(method: string, path: string, body?: object) => Promise<Answer>;

/** WebKitGTK over the classic WebDriver protocol, of which the journeys need a dozen commands. */
export async function openWebKit(paths: WebKitPaths, { runsScripts }: OpenOptions): Promise<Tab> {
  const { call, process: driver } = await startDriver(paths.driver, paths.display);
  const args = [
    '--automation',
    // With this setting the parser removes scripts and handlers from the page. The driver's own scripts still run.
    ...(runsScripts ? [] : ['--enable-javascript-markup=false']),
  ];
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: paths.browser, args } } },
  });
  const session: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);

  const find = async (xpath: string) => {
    await session('POST', '/timeouts', { implicit: 20_000 });
    const { [elementKey]: id } = await session<Element>('POST', '/element', { using: 'xpath', value: xpath });
    return id;
  };
  const click = async (xpath: string) => void (await session('POST', `/element/${await find(xpath)}/click`, {}));

  const evaluate: Tab['evaluate'] = (script, ...args) =>
    session('POST', '/execute/sync', { script: `return (${script}).apply(null, arguments)`, args });

  return {
    goto: async (url) => {
      await session('POST', '/url', { url });
      await evaluate(watch);
    },
    address: () => session('GET', '/url'),
    back: async () => void (await session('POST', '/back', {})),
    resize: async (width, height) => void (await session('POST', '/window/rect', { width, height })),
    evaluate,
    click,
    type: async (xpath, text) => void (await session('POST', `/element/${await find(xpath)}/value`, { text })),
    choose: (xpath, option) => click(`${xpath}/option[normalize-space()='${option}']`),
    press: async (key) => {
      const value = keys[key];
      const actions = [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ];
      await session('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    complaints: () => evaluate(() => ((window as Watched).complaints ?? []).splice(0)),
    close: async () => {
      await session('DELETE', '').catch(() => {});
      // The display, the driver and the browser are one process group, so they can be ended together.
      if (driver.pid) process.kill(-driver.pid, 'SIGTERM');
      await once(driver, 'exit');
    },
  };
}

type Watched = Window & { complaints?: string[] };

/**
 * Collects errors and warnings in the page, because the protocol does not give access to the console. Starts when the
 * page has loaded; the page's own scripts start after that.
 */
function watch() {
  const complaints: string[] = [];
  (window as Watched).complaints = complaints;
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...words: unknown[]) => {
      complaints.push(words.join(' '));
      original(...words);
    };
  }
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => complaints.push(`refused: ${blockedURI}`));
}

async function startDriver(driver: string, display: string) {
  const port = await freePort();
  const child: ChildProcess = spawn(display, ['-a', driver, '--host=127.0.0.1', `--port=${port}`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Turns off the sandbox and the graphics card, which a container does not have.
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  const lines: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => void lines.push(...text.split('\n')));

  const call: Call = async (method, path, body) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await reply.json()) as { value: never };
    if (!reply.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  for (let tries = 0; tries < 200; tries += 1) {
    const isReady = await call<{ ready: boolean }>('GET', '/status').catch(() => undefined);
    if (isReady?.ready) return { call, process: child };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`WebKitWebDriver does not answer: ${lines.join('\n')}`);
}
