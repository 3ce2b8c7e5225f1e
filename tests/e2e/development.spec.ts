import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { firstServicePath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { freePort } from '../../scripts/free-port.ts';
import { copyOfProject } from '../editor/copy-of-project.ts';
import { fillInEnquiry } from '../fill-in-forms.ts';
import { test as base, expect, hydrated, openHydrated } from './test.ts';

type Development = { folder: string; origin: string };

/** Runs `npm run dev` in a copy of the project, so that a test may change the content. */
const test = base.extend<object, { development: Development }>({
  development: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures that are used from the pattern.
    async ({}, use) => {
      const folder = await copyOfProject();
      const port = await freePort();
      const command = spawn(process.execPath, ['scripts/dev.ts'], {
        cwd: folder,
        env: { ...process.env, PORT: `${port}` },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      for await (const line of createInterface(command.stdout)) if (line.startsWith('The site is at')) break;
      await use({ folder, origin: `http://127.0.0.1:${port}` });
      command.kill();
      await once(command, 'exit');
      await rm(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ development }, use) => use(development.origin),
});

test.describe.configure({ mode: 'serial' });

test('npm run dev shows a changed sentence without a restart', async ({ page, development }) => {
  await openHydrated(page, '/about');
  const file = join(development.folder, 'content/pages/about.yaml');
  const content = await readFile(file, 'utf8');
  await writeFile(file, content.replace(/^heading: .*$/m, 'heading: A changed sentence'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A changed sentence');
});

test('npm run dev accepts an enquiry', async ({ page }) => {
  await openHydrated(page, '/contact');
  await fillInEnquiry(page);
  await page.getByRole('button', { name: texts.forms.enquiry.submit }).click();
  await expect(page.getByRole('heading', { name: texts.forms.enquiry.thanks.title })).toBeVisible();
});

test('npm run dev redirects an unknown service to the first one', async ({ page }) => {
  await page.goto('/services/unknown');
  await hydrated(page);
  await expect(page).toHaveURL(firstServicePath);
});
