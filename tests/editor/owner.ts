import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type FrameLocator, type Page, expect as see } from '@playwright/test';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { copyOfProject } from './copy-of-project.ts';
import { startEditor } from './running-editor.ts';

/** In ms. A server makes each page when it is first asked for, and a photo in all its sizes and formats. */
export const shown = see.configure({ timeout: 180_000 });

/** A window with the editor, and the actions of an owner in it. */
export type Owner = {
  page: Page;
  fields: FrameLocator;
  preview: FrameLocator;
  /** Opens a file in the editor, like `singleton/business`. */
  open: (entry: string) => Promise<void>;
  type: (label: string | RegExp, text: string) => Promise<void>;
  save: () => Promise<void>;
  /** Saves, and waits for the message “Saved”. */
  saved: () => Promise<void>;
};

/** A copy of the project with a running editor. */
export type Place = {
  folder: string;
  origin: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Changes a file without the editor, as with a text editor. */
  change: (file: string, from: string | RegExp, to: string) => void;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  newWindow: () => Promise<Owner>;
  /** Opens another window of the same browser, which has the same drafts. */
  secondWindow: (first: Owner) => Promise<Owner>;
  /** Restores all content and deletes all drafts. */
  restore: () => void;
  close: () => Promise<void>;
};

export async function newPlace(): Promise<Place> {
  const folder = await copyOfProject();
  let editor: Awaited<ReturnType<typeof startEditor>> | undefined;
  let origin = '';
  const browser: Browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

  function ownerOf(page: Page): Owner {
    const fields = page.frameLocator('#fields');
    const save = () => fields.getByRole('button', { name: 'Save', exact: true }).click();
    return {
      page,
      fields,
      preview: page.frameLocator('#preview'),
      async open(entry) {
        // Does not wait for the preview, which may still be loading.
        await page.goto(`${origin}/edit?fields=${encodeURIComponent(entry)}`, { waitUntil: 'commit' });
      },
      async type(label, text) {
        const field = fields.getByRole('textbox', { name: label }).first();
        await field.fill(text);
        await field.press('Tab');
      },
      save,
      async saved() {
        await save();
        await shown(fields.getByText('Saved', { exact: true }).first()).toBeVisible();
      },
    };
  }

  return {
    folder,
    get origin() {
      return origin;
    },
    read,
    write,
    change: (file, from, to) => write(file, read(file).replace(from, to)),
    async start() {
      editor = await startEditor(folder);
      origin = editor.origin;
    },
    async stop() {
      await editor?.stop();
    },
    async newWindow() {
      const context = await browser.newContext({ viewport: { width: 1600, height: 950 } });
      context.setDefaultTimeout(180_000);
      return ownerOf(await context.newPage());
    },
    secondWindow: async ({ page }) => ownerOf(await page.context().newPage()),
    restore() {
      const own = globSync('content/**/*.yaml');
      for (const file of own) if (readFileSync(file, 'utf8') !== read(file)) write(file, readFileSync(file, 'utf8'));
      for (const file of globSync('content/**/*.yaml', { cwd: folder }))
        if (!own.includes(file)) rmSync(join(folder, file));
    },
    async close() {
      await browser.close();
      await editor?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
