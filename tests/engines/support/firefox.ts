import puppeteer, { type ElementHandle } from 'puppeteer-core';
import type { OpenOptions, Tab } from './tab.ts';

/** Opens Firefox over WebDriver BiDi, which needs no driver. */
export async function openFirefox(executablePath: string, { runsScripts }: OpenOptions): Promise<Tab> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Turns off part of the sandbox, so that Firefox also starts in a container.
    env: { ...process.env, MOZ_DISABLE_CONTENT_SANDBOX: '1' },
    extraPrefsFirefox: { 'javascript.enabled': runsScripts, 'media.autoplay.default': 0 },
  });
  const page = await browser.newPage();
  const browserErrors: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) browserErrors.push(message.text());
  });
  page.on('pageerror', (error) => browserErrors.push(String(error)));

  const element = async (xpath: string) => {
    const found = await page.waitForSelector(`::-p-xpath(${xpath})`, { visible: true, timeout: 20_000 });
    if (!found) throw new Error(`There is no ${xpath}`);
    return found as ElementHandle<HTMLSelectElement>;
  };
  const focus = (xpath: string) =>
    page.evaluate((path) => {
      const found = document.evaluate(path, document, null, XPathResult.FIRST_ORDERED_NODE_TYPE).singleNodeValue;
      (found as HTMLElement).focus();
    }, xpath);
  // Uses the keyboard, because Firefox without JavaScript crashes if an element handle is used.
  const byKeyboard = {
    click: async (xpath: string) => {
      await focus(xpath);
      await page.keyboard.press('Enter');
    },
    type: async (xpath: string, text: string) => {
      await focus(xpath);
      await page.keyboard.type(text);
    },
  };

  return {
    goto: async (address) => void (await page.goto(address)),
    address: async () => page.url(),
    back: async () => void (await page.goBack()),
    resize: (width, height) => page.setViewport({ width, height }),
    evaluate: (script, ...args) => page.evaluate(script as never, ...(args as unknown as never[])),
    click: async (xpath) => (await element(xpath)).click(),
    type: async (xpath, text) => (await element(xpath)).type(text),
    choose: async (xpath, option) => void (await (await element(xpath)).select(option)),
    ...(!runsScripts && { ...byKeyboard, choose: byKeyboard.type }),
    press: (key) => page.keyboard.press(key),
    browserErrors: async () => browserErrors.splice(0),
    close: () => browser.close(),
  };
}
