import { expect } from 'vitest';
import { type Browser, eventually } from './browsers.ts';

/** XPath expressions for elements by their visible or accessible names. */
export const button = (name: string) => `//button[starts-with(normalize-space(), '${name}') or @aria-label='${name}']`;
export const link = (name: string, within = '//main') => `${within}//a[starts-with(normalize-space(), '${name}')]`;
export const field = (label: string) => `//*[@id=//label[starts-with(normalize-space(), '${label}')]/@for]`;
export const summary = (text: string) => `//summary[contains(., '${text}')]`;

type Watched = Window & { browserErrors?: string[] };

/** Returns a visitor's actions, and expectations about what the visitor sees. */
export function createVisitor({ send }: Browser) {
  const find = (xpath: string) =>
    eventually(async () => {
      const element = (await send('FindElement', { using: 'xpath', value: xpath })) as Record<string, string>;
      return { id: Object.values(element)[0] };
    });

  /** Runs a function in the page, so the function cannot use variables of this file. */
  const evaluate = <Result, Args extends unknown[]>(script: (...args: Args) => Result, ...args: Args) =>
    // The default sandbox of Firefox would hide changes of `window` from the page.
    send('ExecuteScript', {
      script: `return (${script}).apply(null, arguments)`,
      args,
      sandbox: null,
    }) as Promise<Result>;

  const expectSoon = <Args extends unknown[]>(expected: unknown, script: (...args: Args) => unknown, ...args: Args) =>
    eventually(async () => expect(await evaluate(script, ...args)).toEqual(expected));

  /** Loads another document and waits until its HTML is complete. */
  const load = async (start: () => Promise<unknown>) => {
    await evaluate(() => document.documentElement.setAttribute('data-left', ''));
    await start();
    await expectSoon(true, () => document.readyState !== 'loading' && !document.querySelector('[data-left]'));
    await evaluate(watch);
  };

  return {
    evaluate,
    expectSoon,
    goto: (address: string) => load(() => send('Navigate', { url: address })),
    reload: () => load(() => evaluate(() => location.reload())),
    back: () => send('Back', {}),
    /** Sets the size of the window. WebKit's windows cannot be narrower than 447 pixels. */
    resizeTo: (width: 460 | 1366) => send('SetWindowRect', { x: 0, y: 0, width, height: 900 }),
    /** Retries, because an element may be covered while a part of the page opens. */
    click: (xpath: string) => eventually(async () => send('ElementClick', await find(xpath))),
    type: async (xpath: string, text: string) => send('ElementSendKeys', { ...(await find(xpath)), text }),
    hydrated: () => expectSoon(true, () => document.documentElement.dataset.hydrated !== undefined),
    expectPath: (path: string) => expectSoon(path, () => location.pathname),
    expectFocus: (text: string) => expectSoon(text, () => document.activeElement?.textContent?.trim()),
    /** Expects a text in the first matching element, without hidden text such as a closed answer. */
    expectText: (selector: string, text: string) =>
      eventually(async () =>
        expect(await evaluate((css) => document.querySelector<HTMLElement>(css)?.innerText ?? '', selector)).toContain(
          text,
        ),
      ),
    /** Expects a number of visible matching elements. */
    expectCount: (count: number, selector: string) =>
      expectSoon(
        count,
        (css) => [...document.querySelectorAll(css)].filter((element) => element.checkVisibility()).length,
        selector,
      ),
    /** Returns the errors and warnings of the page since its HTML is complete. */
    browserErrors: () => evaluate(() => ((window as Watched).browserErrors ?? []).splice(0)),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

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
