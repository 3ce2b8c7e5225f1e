import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { chromium, type Page, expect as see } from '@playwright/test';
import { freePort } from '../../scripts/free-port.ts';
import { chromiumArgs, findChromium } from '../machine/find-chromium.ts';
import { copyOfProject } from './copy-of-project.ts';

/** In milliseconds. The first request for a page renders it, and a new photo is converted to all sizes and formats. */
const longest = 90_000;

export const shown = see.configure({ timeout: longest });

export type Owner = ReturnType<typeof ownerOf>;

/** The owner's actions in an editor window. */
function ownerOf(page: Page, origin: () => string) {
  const fields = page.getByRole('main');
  const field = (label: string) => fields.getByRole('textbox', { name: label, exact: true }).first();
  const save = () => fields.getByRole('button', { name: 'Save', exact: true }).click();
  return {
    page,
    /** The form of the open file. */
    fields,
    field,
    save,
    dialog: page.getByRole('dialog'),
    preview: page.frameLocator('iframe'),
    /** The results of the content check. */
    found: page.getByRole('region', { name: 'What the check found' }),
    publish: page.getByRole('region', { name: 'Publish' }),
    /** The heading of a closed list entry. */
    entry: (name: string) => fields.locator('details:not([open]) > summary').filter({ hasText: name }),
    action: (name: string) => fields.getByRole('button', { name }).first().click(),
    /** Opens a file, like `business` or `services/plumbing`. */
    async open(file: string) {
      await page.goto('about:blank');
      await page.goto(`${origin()}/#content/${file}.yaml`);
      await shown(fields.getByRole('heading', { level: 1 })).toBeVisible();
    },
    async type(label: string, text: string) {
      await field(label).fill(text);
      await field(label).press('Tab');
    },
    /** Names a new page in the dialog. */
    async name(name: string) {
      await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name);
      await page.getByRole('dialog').getByRole('button', { name: 'Go on' }).click();
    },
    /** Deletes the page. `whileAsked` runs while the question is shown. */
    async deletePage(whileAsked = () => {}) {
      page.once('dialog', async (dialog) => {
        whileAsked();
        await dialog.accept();
      });
      await fields.getByRole('button', { name: 'Delete' }).click();
    },
    /** Saves, and waits for the word “Saved”. */
    async saved() {
      await save();
      await shown(fields.getByText('Saved', { exact: true })).toBeVisible();
    },
  };
}

export type Place = Awaited<ReturnType<typeof newPlace>>;

/** A copy of the project with a running editor. */
export async function newPlace() {
  const folder = await copyOfProject();
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  let editor: ChildProcess | undefined;
  let origin = '';
  const read = (file: string) => readFileSync(join(folder, file), 'utf8');
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  const stop = async () => {
    if (editor?.kill()) await once(editor, 'exit');
  };
  return {
    folder,
    read,
    write,
    remove: (file: string) => rmSync(join(folder, file)),
    /** Changes a file without the editor. */
    change: (file: string, from: string | RegExp, to: string) => write(file, read(file).replace(from, to)),
    /** Starts `npm run edit`. */
    async start(env: NodeJS.ProcessEnv = {}) {
      const port = await freePort();
      origin = `http://127.0.0.1:${port}`;
      const command = spawn(process.execPath, ['scripts/edit.js', '--port', `${port}`], {
        cwd: folder,
        // Removes the variables that the test runner sets.
        env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...env },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      editor = command;
      for await (const line of createInterface(command.stdout)) if (line.startsWith('Open ')) break;
    },
    stop,
    /**
     * Most tests load the preview without scripts, or not at all, because a browser takes seconds to load the hundreds
     * of modules of a development server.
     */
    async newWindow(preview: 'whole' | 'without scripts' | 'none' = 'none') {
      const context = await browser.newContext({ viewport: { width: 1600, height: 950 } });
      context.setDefaultTimeout(longest);
      if (preview === 'without scripts') await context.route('**/site/entry.client.tsx', (route) => route.abort());
      if (preview === 'none')
        await context.route(
          (url) => url.origin !== origin,
          (route) => route.abort(),
        );
      return ownerOf(await context.newPage(), () => origin);
    },
    /** Opens another window in the same browser context, so that both share their drafts. */
    secondWindow: async ({ page }: Owner) => ownerOf(await page.context().newPage(), () => origin),
    /** Restores all content files. */
    restore() {
      for (const file of globSync('content/**/*.yaml', { cwd: folder }))
        if (!existsSync(file)) rmSync(join(folder, file));
      for (const file of globSync('content/**/*.yaml')) {
        const text = readFileSync(file, 'utf8');
        if (!existsSync(join(folder, file)) || read(file) !== text) write(file, text);
      }
    },
    async close() {
      await browser.close();
      await stop();
    },
  };
}
