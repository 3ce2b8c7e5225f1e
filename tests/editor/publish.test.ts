import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium, type Page, expect as see } from '@playwright/test';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { business } from '#content/business.ts';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { copyOfProject } from './copy-of-project.ts';
import { startEditor } from './running-editor.ts';

/** In ms. Each step starts programs, which takes long on a busy machine. */
const shown = see.configure({ timeout: 300_000 });

let folder: string;
let editor: Awaited<ReturnType<typeof startEditor>>;
let browser: Browser;
let page: Page;

/** The price of an AC service, as it is and as it is changed. */
const first = business.prices.acService;
const second = first + 1;
const third = first + 2;

const git = (...options: string[]) => execFileSync('git', options, { cwd: folder, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/** Replaces `npm run publish`, which needs a server: prints the same lines, and writes what would be online into a file. */
const standIn = `
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { beginPublication } from './publications/publications.ts';
const { record } = beginPublication();
console.log('The content fits (0.1 s)');
await setTimeout(500);
console.log('Built the site (0.5 s)');
while (existsSync('wait')) await setTimeout(50);
if (existsSync('server-is-down')) {
  console.log('The server does not answer: look whether it runs. The site is as it was.');
  process.exit(1);
}
writeFileSync('online.yaml', readFileSync('content/business.yaml'));
record('https://ghaf-home.example');
console.log('Your changes are online at https://ghaf-home.example, after 1 second.');
`;

beforeAll(async () => {
  folder = await copyOfProject();
  writeFileSync(join(folder, 'scripts/publish.ts'), standIn);
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Someone', '-c', 'user.email=someone@example.ae', 'commit', '--quiet', '-m', 'The site');
  editor = await startEditor(folder);
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  page.setDefaultTimeout(180_000);
});

afterAll(async () => {
  await browser?.close();
  await editor?.stop();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

const countPublications = () => git('log', '--grep=^Published-At', '--format=%H').trim().split('\n').length;

const fields = () => page.frameLocator('#fields');
const opener = () => page.getByRole('banner').getByRole('button', { name: /^Publish/ });
const panel = () => page.getByRole('region', { name: 'Publish' });
const publishNow = () => panel().getByRole('button', { name: /^Publish (now|again)/ });

async function open(entry = 'singleton/business', preview = '/services/ac-maintenance') {
  await page.goto(`${editor.origin}/edit?fields=${encodeURIComponent(entry)}&preview=${encodeURIComponent(preview)}`);
}

async function type(label: string, text: string) {
  const field = fields().getByRole('textbox', { name: label }).first();
  await field.fill(text);
  await field.press('Tab');
}

const save = () => fields().getByRole('button', { name: 'Save' }).click();

test('the first publication says that the whole site goes online, shows its steps, and ends with the address', async () => {
  await open();
  await opener().click();
  await shown(panel()).toContainText('Nothing has been published from this folder yet');
  await publishNow().click();
  await shown(panel().getByRole('listitem').filter({ hasText: 'Built the site' })).toBeVisible();
  await shown(panel().getByRole('link', { name: 'https://ghaf-home.example' })).toBeVisible();
  await shown(panel()).toContainText('Nothing has changed since');
  expect(git('log', '-1', '--format=%B')).toContain('Published-At: https://ghaf-home.example');
});

test('saved changes are listed in words, one is taken back, the others are published and listed in the commit message', async () => {
  await open();
  await type('One AC service, per unit', String(second));
  await type('Phone', '+971 4 111 2233');
  await save();
  await shown(opener()).toHaveText('Publish (2)');
  await opener().click();
  const changes = panel().getByRole('list').first().getByRole('listitem');
  await shown(changes).toHaveCount(2);
  await shown(changes.first()).toContainText(`Company › Phone${business.phone.display} → +971 4 111 2233`);

  await panel().getByRole('button', { name: 'Take back: Company › Phone' }).click();
  await shown(changes).toHaveCount(1);
  expect(read('content/business.yaml')).toContain(`phone: ${business.phone.display}`);
  // The fields show it too, so that the next save does not write the change again.
  await shown(fields().getByRole('textbox', { name: 'Phone' }).first()).toHaveValue(business.phone.display);

  await publishNow().click();
  await shown(panel()).toContainText('Your changes are online');
  expect(read('online.yaml')).toContain(`acService: ${second}`);
  const change = `Company › Prices › One AC service, per unit: ${first} → ${second}`;
  expect(git('log', '-1', '--format=%s').trim()).toBe(change);
  expect(git('show', '--name-only', '--format=').trim().split('\n')).toContain('content/business.yaml');
  await panel().getByText('Earlier publications').click();
  await shown(panel().getByText(change)).toBeVisible();
});

test('while the content has a mistake it cannot be published, and a sentence says why', async () => {
  const path = join(folder, 'content/communities.yaml');
  const before = readFileSync(path);
  await open();
  await opener().click();
  await shown(publishNow()).toBeEnabled();
  writeFileSync(path, 'communities: []\n');
  await shown(publishNow()).toBeDisabled();
  await shown(panel()).toContainText(
    'Something does not fit yet. Mend it first, or take the change back:content/communities.yaml',
  );
  writeFileSync(path, before);
  await shown(publishNow()).toBeEnabled();
});

test('while the site is being published nothing can be saved; a publication that fails says why, and its changes stay', async () => {
  writeFileSync(join(folder, 'server-is-down'), '');
  writeFileSync(join(folder, 'wait'), '');
  await open();
  await type('One AC service, per unit', String(third));
  await save();
  await shown(opener()).toHaveText('Publish (1)');
  await opener().click();
  await publishNow().click();
  await shown(panel().getByText('Working …')).toBeVisible();
  await shown(publishNow()).toHaveCount(0);
  await type('One AC service, per unit', String(third + 1));
  await save();
  await shown(fields().getByText('the site is being published at the moment')).toBeVisible();
  rmSync(join(folder, 'wait'));
  await shown(panel()).toContainText('The server does not answer: look whether it runs. The site is as it was.');
  await shown(panel()).toContainText(`${second} → ${third}`);
  expect(read('online.yaml')).toContain(`acService: ${second}`);
  rmSync(join(folder, 'server-is-down'));
});

test('after going back to an earlier publication, its texts and pictures are in the folder and online', async () => {
  await open();
  await opener().click();
  await panel().getByText('Earlier publications').click();
  await panel()
    .getByRole('button', { name: /^Go back to/ })
    .last()
    .click();
  await shown(panel()).toContainText('The change above that you have not published will be undone');
  // A file that is written in the meantime does not take the question away.
  const noticed = page.waitForResponse('**/api/editor/publishing');
  writeFileSync(join(folder, 'content/communities.yaml'), read('content/communities.yaml'));
  await noticed;
  await panel().getByRole('button', { name: 'Yes, publish it again' }).click();
  await shown(panel()).toContainText('Your changes are online');
  expect(read('online.yaml')).toContain(`acService: ${first}`);
  expect(git('log', '-1', '--format=%s').trim()).toBe(
    `Company › Prices › One AC service, per unit: ${second} → ${first}`,
  );
});

test('an iPhone’s photo replaces a large picture; publishing removes the old picture, and going back restores it', async () => {
  const { title, heroImage, home } = parse(read('content/services/plumbing.yaml'));
  const old = heroImage.name;
  for (const name of [old, home.image.name]) {
    const then = new Date(Date.now() - 7_200_000);
    utimesSync(join(folder, `assets/images/${name}.webp`), then, then);
  }
  await open('collection/services/item/plumbing', '/services/plumbing');
  await fields()
    .getByLabel('Photo for Picture')
    .first()
    .setInputFiles({
      name: 'Küche.HEIC',
      mimeType: 'image/heic',
      buffer: readFileSync('tests/editor/iphone.heic'),
    });
  await shown(fields().locator('img[src$="/kueche"]').last()).toBeVisible();
  await save();
  await shown(opener()).toHaveText('Publish (1)');
  await opener().click();
  await shown(panel()).toContainText(`${title} › Large picture${old} → kueche`);
  await shown(panel().getByText('No page shows these pictures any more')).toBeVisible();
  await publishNow().click();
  await shown(panel()).toContainText('Your changes are online');
  const left = () => git('ls-files', 'assets/images', 'public/images', 'site/media', 'content/model');
  expect(left()).toContain('public/images/kueche.');
  expect(left()).not.toContain(old);
  expect(read('content/model/image-files.ts')).not.toContain(old);

  const count = countPublications();
  await panel().getByText('Earlier publications').click();
  await panel()
    .getByRole('button', { name: /^Go back to/ })
    .first()
    .click();
  await panel().getByRole('button', { name: 'Yes, publish it again' }).click();
  await shown(panel().getByText('Working …')).toBeVisible();
  await shown(panel()).toContainText('Your changes are online');
  expect(countPublications()).toBe(count + 1);
  expect(left()).toContain(old);
  expect(existsSync(join(folder, `assets/images/${old}.webp`))).toBe(true);
}, 900_000);
