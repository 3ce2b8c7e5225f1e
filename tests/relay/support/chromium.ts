import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { installedChromium } from '../../machine/find-chromium.ts';

const executablePath = installedChromium();

export const hasChromium = executablePath !== undefined;

export type Tab = {
  tab: Page;
  /** All console messages, and uncaught errors of scripts. */
  said: string[];
};

/** Starts one browser for all tests of a file. Each test opens its own windows, which are closed after it. */
export function chromiumForFile(): { open(options?: BrowserContextOptions): Promise<Tab> } {
  let browser: Browser;
  beforeAll(async () => {
    if (executablePath) browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  });
  afterAll(() => browser?.close());
  return {
    async open(options = {}) {
      const context = await browser.newContext(options);
      onTestFinished(() => context.close());
      const tab = await context.newPage();
      const said: string[] = [];
      tab.on('console', (message) => said.push(message.text()));
      tab.on('pageerror', (error) => said.push(String(error)));
      return { tab, said };
    },
  };
}
