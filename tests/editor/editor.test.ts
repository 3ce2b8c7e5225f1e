import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type FrameLocator, type Page, expect as see } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { freePort } from '../relay/support/free-port.ts';
import { copyOfProject } from './copy-of-project.ts';

const shown = see.configure({ timeout: 60_000 });

let folder: string;
let origin: string;
let command: ChildProcess;
let browser: Browser;
let page: Page;
let fields: FrameLocator;
let preview: FrameLocator;
/** Requests to anybody but this machine. */
let foreign: string[];

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeAll(async () => {
  folder = await copyOfProject();
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  command = spawn('node', ['scripts/edit.ts', '--port', `${port}`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (!command.stdout) throw new Error('The command has no output.');
  for await (const line of createInterface(command.stdout)) if (line.startsWith('Open ')) break;
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  command?.kill();
  if (command?.exitCode === null) await once(command, 'exit');
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  foreign = [];
  page = await browser.newPage({ viewport: { width: 1600, height: 950 } });
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(origin)) foreign.push(request.url());
  });
  fields = page.frameLocator('#fields');
  preview = page.frameLocator('#preview');
});

afterEach(async () => {
  await page.close();
  expect(foreign).toEqual([]);
});

/** Opens the editor at one of its entries, beside a page of the site. */
async function open(entry: string, pathname: string) {
  await page.goto(`${origin}/edit?fields=${encodeURIComponent(entry)}&preview=${encodeURIComponent(pathname)}`);
}

async function type(label: string | RegExp, text: string) {
  const field = fields.getByRole('textbox', { name: label }).first();
  await field.fill(text);
  await field.press('Tab');
}

const save = () => fields.getByRole('button', { name: 'Save' }).click();

function changedLines(before: string, after: string): string[] {
  const old = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !old.has(line));
}

test('a price is changed: the preview, every page that prints it, one line of the file and the built site follow', async () => {
  const before = read('content/business.yaml');
  await open('singleton/business', '/services/ac-maintenance');
  await type('One AC service, per unit', '399');
  await save();

  const newPrice = 'AED\u00a0399 +\u00a0VAT (AED\u00a0418.95 including 5% VAT)';
  await shown(preview.getByText(newPrice).first()).toBeVisible();
  const after = read('content/business.yaml');
  expect(changedLines(before, after)).toEqual(['  acService: 399']);
  expect(after.split('\n')).toHaveLength(before.split('\n').length);

  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: 'ignore' });
  for (const path of ['services/ac-maintenance', 'faqs', 'terms-and-conditions', 'ac-maintenance-services']) {
    const html = read(`build/client/${path}/index.html`);
    expect(html, path).toContain(newPrice);
    expect(html, path).not.toContain('AED\u00a0350');
  }
  const files = globSync('build/client/**/*.{html,js,css,txt,xml}', { cwd: folder });
  expect(files.filter((file) => /keystatic|api\/editor/i.test(read(file)))).toEqual([]);
});

test('a question is added, and stands on the page', async () => {
  await open(`singleton/${encodeURIComponent('questions Plumbing')}`, '/faqs');
  await fields.getByRole('button', { name: 'Add' }).click();
  await type('Question', 'Do you repair garden taps?');
  await type('Answer', 'Yes. Tell us where the tap is, and whether it drips or does not close.');
  await type('Address', 'plumbing-garden-tap');
  await fields.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await save();

  await shown(preview.getByText('Do you repair garden taps?').first()).toBeAttached();
  expect(read('content/questions/plumbing.yaml')).toContain('id: plumbing-garden-tap');
});

test('a text with a name that does not exist, or of a wrong shape, is not saved, and the field says why', async () => {
  const before = read('content/business.yaml');
  await open('singleton/business', '/');
  await type('Phone', '12');
  await save();
  await shown(fields.getByText('should be a number with + and the country code')).toBeVisible();
  expect(read('content/business.yaml')).toBe(before);

  await open('singleton/contact', '/contact');
  await type('Intro', 'A service costs {price.acServise}, and we answer by the contact details that you give.');
  await save();
  await shown(fields.getByText('names {price.acServise}, which does not exist')).toBeVisible();
});

test('what was changed on disk after it had been opened is not overwritten', async () => {
  await open('singleton/communities', '/');
  await shown(fields.getByText('Dubai Hills')).toBeVisible();
  const elsewhere = read('content/communities.yaml').replace('The Springs', 'The Springs, Dubai');
  writeFileSync(join(folder, 'content/communities.yaml'), elsewhere);

  await fields.getByRole('button', { name: 'Add' }).click();
  await type('Community', 'Al Barsha');
  await fields.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await save();
  await shown(fields.getByText('Nothing was saved')).toBeVisible();
  expect(read('content/communities.yaml')).toBe(elsewhere);
});

test('a photo from a phone becomes the large picture of the home page; one that is too small is refused with the size needed', async () => {
  await open('singleton/home', '/');
  const chooser = fields.getByLabel('Photo for Picture').first();
  const small = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await chooser.setInputFiles({ name: 'small.jpg', mimeType: 'image/jpeg', buffer: small });
  await shown(fields.getByText('This photo is 900 × 600 pixels, and at least 1600 × 900 are needed.')).toBeVisible();

  const sideways = await sharp({ create: { width: 3000, height: 4000, channels: 3, background: 'teal' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await chooser.setInputFiles({ name: 'IMG 0042.JPG', mimeType: 'image/jpeg', buffer: sideways });
  await shown(fields.locator('img[src$="/img-0042"]')).toBeVisible();
  await save();

  const picture = preview.locator('img[src*="/images/img-0042."]').first();
  await shown(picture).toBeVisible();
  expect(Number(await picture.getAttribute('width'))).toBeGreaterThan(Number(await picture.getAttribute('height')));
});

test('a service that the specification names keeps its address, and the editor says so', async () => {
  await open('collection/services/item/plumbing', '/services/plumbing');
  await shown(fields.getByLabel('Title').first()).toHaveValue('Plumbing');
  const answer = await page.evaluate(async () => {
    const tree: { path: string; sha: string }[] = await (await fetch('/api/keystatic/tree')).json();
    const path = 'content/services/plumbing.yaml';
    const opened = JSON.stringify({ [path]: tree.find((entry) => entry.path === path)?.sha });
    const body = JSON.stringify({ additions: [], deletions: [{ path }] });
    const response = await fetch('/api/keystatic/update', { method: 'POST', headers: { 'x-opened': opened }, body });
    return { status: response.status, text: await response.text() };
  });
  expect(answer.status).toBe(409);
  expect(answer.text).toContain('fixes the address /services/plumbing');
});
