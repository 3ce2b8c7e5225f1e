import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setInterval } from 'node:timers/promises';
import { Builder, By, Key, until } from 'selenium-webdriver';
import { freePort } from '../../../scripts/free-port.ts';
import type { WebKitPaths } from '../../machine/find-engines.ts';
import type { OpenOptions, Tab } from './tab.ts';

const patience = 20_000;

/** Opens WebKitGTK with Selenium and Debian's WebKitWebDriver. */
export async function openWebKit(paths: WebKitPaths, { runsScripts }: OpenOptions): Promise<Tab> {
  const { url, process: server } = await startDriver(paths);
  // With this option, the parser removes scripts and event handlers from pages. Scripts of the driver still run.
  const args = ['--automation', ...(runsScripts ? [] : ['--enable-javascript-markup=false'])];
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities({ browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: paths.browser, args } })
    .build();

  const element = (xpath: string) => driver.wait(until.elementLocated(By.xpath(xpath)), patience);
  const evaluate: Tab['evaluate'] = (script, ...args) => driver.executeScript(script, ...args);

  return {
    goto: async (address) => {
      await driver.get(address);
      await evaluate(watch);
    },
    address: () => driver.getCurrentUrl(),
    back: () => driver.navigate().back(),
    resize: async (width, height) => void (await driver.manage().window().setRect({ x: 0, y: 0, width, height })),
    evaluate,
    click: async (xpath) => (await element(xpath)).click(),
    type: async (xpath, text) => (await element(xpath)).sendKeys(text),
    choose: async (xpath, option) => (await element(`${xpath}/option[normalize-space()='${option}']`)).click(),
    press: async (key) => driver.actions().sendKeys(Key[keyNames[key]]).perform(),
    browserErrors: () => evaluate(() => ((window as Watched).browserErrors ?? []).splice(0)),
    close: async () => {
      await driver.quit().catch(() => {});
      // The display, the driver and the browser are in one process group, so one signal ends them all.
      if (server.pid) process.kill(-server.pid, 'SIGTERM');
      await once(server, 'exit');
    },
  };
}

const keyNames = { Enter: 'ENTER', Escape: 'ESCAPE', Tab: 'TAB' } as const;

type Watched = Window & { browserErrors?: string[] };

/**
 * Collects errors and warnings inside the page, because the protocol has no access to the console. Starts after `load`,
 * before the page's own deferred scripts.
 */
function watch() {
  const browserErrors: string[] = [];
  (window as Watched).browserErrors = browserErrors;
  for (const level of ['error', 'warn'] as const) {
    const original = console[level];
    console[level] = (...words: unknown[]) => {
      browserErrors.push(words.join(' '));
      original(...words);
    };
  }
  addEventListener('error', ({ message }) => browserErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => browserErrors.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => browserErrors.push(`refused: ${blockedURI}`));
}

/**
 * Starts the driver in a virtual display. Resolves with the driver's URL and the process of the display when the driver
 * accepts requests; rejects after 20 seconds.
 */
async function startDriver({ driver, display }: WebKitPaths) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child: ChildProcess = spawn(display, ['-a', driver, '--host=127.0.0.1', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    // Turns off the use of a graphics card, because a container may have none.
    env: { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', LIBGL_ALWAYS_SOFTWARE: '1' },
  });
  for await (const _ of setInterval(100, undefined, { signal: AbortSignal.timeout(patience) })) {
    const status = await fetch(`${url}/status`).catch(() => undefined);
    if (status?.ok) break;
  }
  return { url, process: child };
}
