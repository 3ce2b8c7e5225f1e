import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type FrameLocator, type Locator, type Page, expect as see } from '@playwright/test';
import { findChromium } from '../machine/find-chromium.ts';
import { copyOfProject } from './copy-of-project.ts';
import { startEditor } from './running-editor.ts';

/** In milliseconds. The first request for a page renders it, and a new photo is converted to all sizes and formats. */
const longest = 90_000;

export const shown = see.configure({ timeout: longest });

/** An editor window, and the owner's actions in it. */
export type Owner = {
  page: Page;
  /** The form of the open file. */
  fields: Locator;
  preview: FrameLocator;
  /** The results of the content check. */
  found: Locator;
  publish: Locator;
  /** Opens a file, like `business` or `services/plumbing`. */
  open: (file: string) => Promise<void>;
  field: (label: string | RegExp) => Locator;
  /** The heading of a closed list entry. */
  entry: (name: string) => Locator;
  type: (label: string | RegExp, text: string) => Promise<void>;
  save: () => Promise<void>;
  /** Saves, and waits for the word “Saved”. */
  saved: () => Promise<void>;
};

/**
 * Most tests load the preview without scripts, or not at all, because a browser takes seconds to load the hundreds of
 * modules of a development server.
 */
type Preview = 'whole' | 'without scripts' | 'none';

type Found = { file: string; problem: string; kind: string };

/** A copy of the project, and the editor that `start` runs in it. */
export type Place = {
  folder: string;
  origin: string;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  /** Changes a file without the editor. */
  change: (file: string, from: string | RegExp, to: string) => void;
  start: (env?: NodeJS.ProcessEnv) => Promise<void>;
  stop: () => Promise<void>;
  /** The results of the check for the current content. */
  problems: () => Promise<Found[]>;
  newWindow: (preview?: Preview) => Promise<Owner>;
  /** Opens another window in the same browser context, so that both share their drafts. */
  secondWindow: (first: Owner) => Promise<Owner>;
  /** Restores all content files. */
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
    const fields = page.getByRole('main');
    const field = (label: string | RegExp) =>
      fields.getByRole('textbox', { name: label, exact: typeof label === 'string' }).first();
    const save = () => fields.getByRole('button', { name: 'Save', exact: true }).click();
    return {
      page,
      fields,
      field,
      save,
      entry: (name) => fields.locator('details:not([open]) > summary').filter({ hasText: name }),
      preview: page.frameLocator('iframe'),
      found: page.getByRole('region', { name: 'What the check found' }),
      publish: page.getByRole('region', { name: 'Publish' }),
      async open(file) {
        await page.goto('about:blank');
        await page.goto(`${origin}/#content/${file}.yaml`);
        await shown(fields.getByRole('heading', { level: 1 })).toBeVisible();
      },
      async type(label, text) {
        await field(label).fill(text);
        await field(label).press('Tab');
      },
      async saved() {
        await save();
        await shown(fields.getByText('Saved', { exact: true })).toBeVisible();
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
    async start(env) {
      editor = await startEditor(folder, env);
      origin = editor.origin;
    },
    async stop() {
      await editor?.stop();
    },
    async problems() {
      let state = { isChecked: false, problems: [] as Found[] };
      await shown
        .poll(async () => {
          state = await (await fetch(`${origin}/api/state`)).json();
          return state.isChecked;
        })
        .toBe(true);
      return state.problems;
    },
    async newWindow(preview = 'without scripts') {
      const context = await browser.newContext({ viewport: { width: 1600, height: 950 } });
      context.setDefaultTimeout(longest);
      if (preview === 'without scripts') await context.route('**/site/entry.client.tsx', (route) => route.abort());
      const isPreview = (url: URL) => url.origin !== origin;
      if (preview === 'none') await context.route(isPreview, (route) => route.abort());
      return ownerOf(await context.newPage());
    },
    secondWindow: async ({ page }) => ownerOf(await page.context().newPage()),
    restore() {
      const own = globSync('content/**/*.yaml');
      for (const file of own)
        if (!globSync(file, { cwd: folder }).length || readFileSync(file, 'utf8') !== read(file))
          write(file, readFileSync(file, 'utf8'));
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
