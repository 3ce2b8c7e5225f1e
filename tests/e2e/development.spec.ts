import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from '../../scripts/free-port.ts';
import { copyOfProject } from '../editor/copy-of-project.ts';
import {
  expect,
  expectOnlyErrors,
  openHydrated,
  pageHeading,
  sendEnquiry,
  test,
  thanksHeading,
  waitForHydration,
} from './test.ts';

const port = await freePort();
test.use({ baseURL: `http://127.0.0.1:${port}` });

test('npm run dev accepts an enquiry and shows a changed sentence without a restart', {
  tag: '@full',
}, async ({ page, browserErrors }) => {
  test.setTimeout(120_000);
  // The test changes the content, so it uses a copy of the project.
  const folder = await copyOfProject();
  const command = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: folder,
    env: { ...process.env, PORT: `${port}` },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(command.stdout)) if (line.startsWith('The site is at')) break;
  try {
    await openHydrated(page, '/contact');
    await sendEnquiry(page);
    await expect(thanksHeading(page)).toBeVisible();

    await openHydrated(page, '/about');
    const file = join(folder, 'content/pages/about.yaml');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^heading: .*$/m, 'heading: A changed sentence'));
    await expect(pageHeading(page)).toHaveText('A changed sentence');
    // The test must not stop the server before the page has loaded again.
    await waitForHydration(page);
    // Chromium warns if the scripts of the development server take some seconds.
    expectOnlyErrors(browserErrors, /was preloaded using link preload but not used/);
  } finally {
    command.kill();
    await once(command, 'exit');
    await rm(folder, { recursive: true });
  }
});
