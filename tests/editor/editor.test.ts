import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type FrameLocator, type Locator, type Page, expect as see } from '@playwright/test';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { communities } from '#content/business.ts';
import { formatYaml } from '#content/format.ts';
import { clients } from '#content/lists.ts';
import { price } from '#content/prices.ts';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { currentSite } from '../../server/static-site/releases.ts';
import { copyOfProject } from './copy-of-project.ts';
import { newLanding, newService, withQuestion } from './new-pages.ts';
import { startEditor } from './running-editor.ts';

/** In ms. A server makes each page when it is first asked for, and a photo in all its sizes and formats. */
const shown = see.configure({ timeout: 180_000 });

let folder: string;
let origin: string;
let editor: Awaited<ReturnType<typeof startEditor>>;
let browser: Browser;
let page: Page;
let fields: FrameLocator;
let preview: FrameLocator;
/** Requests that left this machine. */
let foreign: string[];

const read = (file: string) => readFileSync(join(folder, file), 'utf8');

beforeAll(async () => {
  folder = await copyOfProject();
  editor = await startEditor(folder);
  origin = editor.origin;
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
});

afterAll(async () => {
  await browser?.close();
  await editor?.stop();
  await rm(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  foreign = [];
  page = await browser.newPage({ viewport: { width: 1600, height: 950 } });
  page.setDefaultTimeout(180_000);
  page.on('request', (request) => {
    if (/^(https?|wss?):/.test(request.url()) && !request.url().startsWith(origin)) foreign.push(request.url());
  });
  fields = page.frameLocator('#fields');
  preview = page.frameLocator('#preview');
});

afterEach(async () => {
  await page.close();
  for (const file of globSync('content/**/*.yaml'))
    if (readFileSync(file, 'utf8') !== read(file)) writeFileSync(join(folder, file), readFileSync(file));
  expect(foreign).toEqual([]);
});

/** Opens a file in the editor, beside a page of the site. */
async function open(entry: string, pathname: string) {
  const query = `fields=${encodeURIComponent(entry)}&preview=${encodeURIComponent(pathname)}`;
  // Does not wait for the preview, which may still be loading.
  await page.goto(`${origin}/edit?${query}`, { waitUntil: 'commit' });
}

async function type(label: string | RegExp, text: string) {
  const field = fields.getByRole('textbox', { name: label }).first();
  await field.fill(text);
  await field.press('Tab');
}

/** Opens an entry of a list, and returns the dialog in which it is edited. */
async function openEntry(name: string | RegExp): Promise<Locator> {
  await fields.getByText(name).first().click();
  return fields.getByRole('dialog');
}

const save = () => fields.getByRole('button', { name: 'Save' }).click();

/** Saves files with the request that the editor's Save button sends. */
async function saveFiles(contents: Record<string, object>) {
  const tree: { path: string; sha: string }[] = await (await page.request.get(`${origin}/api/keystatic/tree`)).json();
  const opened = Object.fromEntries(tree.map(({ path, sha }) => [path, sha]));
  const additions = Object.entries(contents).map(([path, data]) => ({
    path,
    contents: Buffer.from(formatYaml(data)).toString('base64'),
  }));
  const response = await page.request.post(`${origin}/api/keystatic/update`, {
    headers: { 'x-opened': JSON.stringify(opened), origin },
    data: { additions, deletions: [] },
  });
  expect(response.ok(), await response.text()).toBe(true);
}

/** Runs a command of the project in the copy. Throws its output if it fails. */
function run(...command: string[]) {
  try {
    // Without the test runner's NODE_ENV, which would get into the build.
    const env = { ...process.env, NODE_ENV: undefined };
    execFileSync('npm', ['run', ...command], { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    throw new Error(`npm run ${command.join(' ')}\n${(error as { stdout: string }).stdout.slice(-6000)}`);
  }
}

function changedLines(before: string, after: string): string[] {
  const old = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !old.has(line));
}

const pagesWithPrice = ['services/ac-maintenance', 'faqs', 'terms-and-conditions', 'ac-maintenance-services'];

test('a changed price is in the preview, on every page that prints it and in the built site, and changes one line of the file', async () => {
  const before = read('content/business.yaml');
  const old = parse(before).prices.acService;
  const newPrice = price(old + 1);
  const oldPrice = price(old);
  await open('singleton/business', '/services/ac-maintenance');
  await type('One AC service, per unit', String(old + 1));
  await save();

  await shown(preview.getByText(newPrice).first()).toBeVisible();
  for (const path of pagesWithPrice) {
    const html = await (await page.request.get(`${origin}/${path}`)).text();
    expect(html, path).toContain(newPrice);
    expect(html, path).not.toContain(oldPrice);
  }
  const after = read('content/business.yaml');
  expect(changedLines(before, after)).toEqual([`  acService: ${old + 1}`]);
  expect(after.split('\n')).toHaveLength(before.split('\n').length);

  run('build');
  const site = currentSite(join(folder, 'build'));
  const documents = globSync('**/*.html', { cwd: site });
  const withPrice = documents.filter((file) => readFileSync(join(site, file), 'utf8').includes(newPrice));
  expect(withPrice).toEqual(expect.arrayContaining(pagesWithPrice.map((path) => `${path}/index.html`)));
  expect(documents.filter((file) => readFileSync(join(site, file), 'utf8').includes(oldPrice))).toEqual([]);
});

test('an added question is on the page; a question that is there twice is reported beside the preview', async () => {
  const { questions } = parse(read('content/questions/plumbing.yaml'));
  const twice = questions[1].question;
  await open(`singleton/${encodeURIComponent('questions Plumbing')}`, '/faqs');
  await fields.getByRole('button', { name: 'Add' }).click();
  await type('Question', 'Do you repair garden taps?');
  await type('Answer', 'Yes. Tell us where the tap is, and whether it drips or does not close.');
  await fields.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await save();
  await shown(preview.getByText('Do you repair garden taps?').first()).toBeAttached();
  expect(read('content/questions/plumbing.yaml')).toContain('id: plumbing-do-you-repair-garden-taps');

  const dialog = await openEntry('Do you repair garden taps?');
  await dialog.getByRole('textbox', { name: 'Question' }).fill(twice);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await save();
  await shown(page.getByLabel('What is still wrong')).toContainText(
    `content/questions/plumbing.yaml: Questions › ${questions.length + 1} asks “${twice}”, which content/questions/plumbing.yaml asks already: remove one of the two.`,
  );
});

type Change = {
  file: string;
  entry: string;
  path: string;
  change: () => Promise<unknown>;
  seen: string | RegExp;
  lines: string[];
};

const inDialog = async (entry: string | RegExp, label: string, text: string) => {
  const dialog = await openEntry(entry);
  await dialog.getByRole('textbox', { name: label }).first().fill(text);
  await dialog.getByRole('button', { name: 'Done' }).click();
};

/** A file of the content as it is in the project. */
const inFile = (file: string) => parse(readFileSync(`content/${file}`, 'utf8'));
const newAmount: number = inFile('offers/ac.yaml').amount + 1;

const everydayChanges: Record<string, Change> = {
  'the phone number': {
    file: 'content/business.yaml',
    entry: 'singleton/business',
    path: '/contact',
    change: () => type('Phone', '+971 4 111 2233'),
    seen: '+971 4 111 2233',
    lines: ['phone: +971 4 111 2233'],
  },
  'an opening hour': {
    file: 'content/business.yaml',
    entry: 'singleton/business',
    path: '/contact',
    change: () => type('Sunday', '09:00–20:00'),
    seen: 'Sunday 9:00\u2060–\u206020:00',
    lines: ['  sunday: 09:00–20:00'],
  },
  'an offer': {
    file: 'content/offers/ac.yaml',
    entry: 'collection/offers/item/ac',
    path: '/ac-maintenance-services',
    change: () => type('Amount in AED', String(newAmount)),
    seen: new RegExp(`\\b${newAmount}\\b`),
    lines: [`amount: ${newAmount}`],
  },
  'an answer': {
    file: 'content/questions/plumbing.yaml',
    entry: `singleton/${encodeURIComponent('questions Plumbing')}`,
    path: '/faqs',
    change: () =>
      inDialog(
        inFile('questions/plumbing.yaml').questions[0].question,
        'Answer',
        'Close the stop valve, then call us.',
      ),
    seen: 'Close the stop valve, then call us.',
    lines: ['    answer: Close the stop valve, then call us.'],
  },
  'a text of a service': {
    file: 'content/services/plumbing.yaml',
    entry: 'collection/services/item/plumbing',
    path: '/services/plumbing',
    change: () =>
      type('Lead', 'Leaks, blocked drains, water heaters and pumps. We find the cause before we open a wall.'),
    seen: 'Leaks, blocked drains, water heaters and pumps. We find the cause before we open a wall.',
    lines: ['lead: Leaks, blocked drains, water heaters and pumps. We find the cause before we open a wall.'],
  },
  'a testimonial': {
    file: 'content/landings/hvac-maintenance-services.yaml',
    entry: 'collection/landings/item/hvac-maintenance-services',
    path: '/hvac-maintenance-services',
    change: () =>
      inDialog(
        inFile('landings/hvac-maintenance-services.yaml').testimonials.items[0].text,
        'Words',
        'Two ducted units replaced while we lived in the house.',
      ),
    seen: 'Two ducted units replaced while we lived in the house.',
    lines: ['    - text: Two ducted units replaced while we lived in the house.'],
  },
};

test.each(Object.entries(everydayChanges))(
  '%s is changed: the preview follows, and the file differs by one line',
  async (_, { file, entry, path, change, seen, lines }) => {
    const before = read(file);
    await open(entry, path);
    await change();
    await save();
    await shown(fields.getByText('Saved', { exact: true }).first()).toBeVisible();
    await shown(preview.getByText(seen).first()).toBeAttached();
    expect(changedLines(before, read(file))).toEqual(lines);
  },
);

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
  const [first, last] = [communities.at(0) ?? '', communities.at(-1) ?? ''];
  await shown(fields.getByText(first, { exact: true })).toBeVisible();
  const elsewhere = read('content/communities.yaml').replace(last, `${last}, Dubai`);
  writeFileSync(join(folder, 'content/communities.yaml'), elsewhere);

  await fields.getByRole('button', { name: 'Add' }).click();
  await type('Community', 'Al Barsha');
  await fields.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await save();
  await shown(fields.getByText('This was changed elsewhere too')).toBeVisible();
  expect(read('content/communities.yaml')).toBe(elsewhere);
});

test('a photo of twelve megapixels becomes the large picture of the home page, upright; other files are refused with a sentence on what to do', async () => {
  await open('singleton/home', '/');
  const chooser = fields.getByLabel('Photo for Picture').first();
  const small = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await chooser.setInputFiles({ name: 'small.jpg', mimeType: 'image/jpeg', buffer: small });
  await shown(fields.getByText('This photo is 900 × 600 pixels, and at least 1600 × 900 are needed.')).toBeVisible();

  const broken = readFileSync('tests/editor/iphone.heic').subarray(0, 400);
  await chooser.setInputFiles({ name: 'IMG_0041.HEIC', mimeType: 'image/heic', buffer: broken });
  await shown(fields.getByText('This file cannot be read as a photo.')).toBeVisible();

  const sideways = await sharp({ create: { width: 3000, height: 4000, channels: 3, background: 'teal' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await chooser.setInputFiles({ name: 'IMG 0042.JPG', mimeType: 'image/jpeg', buffer: sideways });
  await shown(fields.locator('img[src$="/img-0042"]').last()).toBeVisible();
  await save();

  const picture = preview.locator('img[src*="/images/img-0042."]').first();
  await shown(picture).toBeVisible();
  expect(Number(await picture.getAttribute('width'))).toBeGreaterThan(Number(await picture.getAttribute('height')));
});

test('a photo for a client is cropped to a square', async () => {
  await open('singleton/clients', '/');
  const dialog = await openEntry(clients[0]?.image.name ?? '');
  const photo = await sharp({ create: { width: 1500, height: 1100, channels: 3, background: 'orange' } })
    .jpeg()
    .toBuffer();
  await dialog
    .getByLabel('Photo for Picture')
    .setInputFiles({ name: 'Villa.jpg', mimeType: 'image/jpeg', buffer: photo });
  await shown(dialog.locator('img[src$="/villa"]').last()).toBeVisible();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await save();
  const picture = preview.locator('img[src*="/images/villa."]');
  await shown(picture).toBeVisible();
  expect([await picture.getAttribute('width'), await picture.getAttribute('height')]).toEqual(['144', '144']);
});

test('a service that the specification names keeps its address, and the editor says so', async () => {
  await open('collection/services/item/plumbing', '/services/plumbing');
  await shown(fields.getByLabel('Title').first()).toHaveValue(inFile('services/plumbing.yaml').title);
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

test('a service and a landing page are added with the editor only, and appear in menu, footer, form and site map', async () => {
  await open('collection/services/create?duplicate=plumbing', '/services/pest-control');
  await fields.getByLabel('New name').fill('Pest Control');
  await fields.getByRole('button', { name: 'Go on' }).click();
  await fields.getByRole('button', { name: 'Create' }).click();
  await shown(preview.getByRole('heading', { level: 1, name: 'Pest Control' })).toBeVisible();
  await shown(page.getByLabel('What is still wrong')).toContainText('Every service needs its own');

  await open('collection/landings/create?duplicate=ac-cleaning-services', '/pest-control-services');
  await fields.getByLabel('New name').fill('Pest control services');
  await fields.getByRole('button', { name: 'Go on' }).click();
  await fields.getByRole('button', { name: 'Create' }).click();
  await shown(preview.getByRole('heading', { level: 1 })).toBeVisible();

  // Saves all fields of the owner's pages at once, as the editor would save them.
  await saveFiles({
    'content/services/pest-control.yaml': newService(folder),
    'content/landings/pest-control-services.yaml': newLanding(folder),
    'content/questions/plumbing.yaml': withQuestion(folder),
  });
  await shown(preview.getByRole('heading', { level: 1, name: 'Pest Control Services in Dubai' })).toBeVisible();
  await shown(page.getByLabel('What is still wrong')).toBeEmpty();

  // The build checks the content first. `npm run test:all` runs the tests of built pages over edited content.
  run('build');
  const built = (file: string) => readFileSync(join(currentSite(join(folder, 'build')), file), 'utf8');
  const home = built('index.html');
  expect(home.match(/href="\/services\/pest-control"/g)?.length, 'menu and footer').toBeGreaterThanOrEqual(2);
  expect(built('contact/index.html')).toContain('<option>Pest control</option>');
  expect(built('sitemap.xml')).toMatch(/services\/pest-control<.*pest-control-services</s);
  const servicePage = built('services/pest-control/index.html');
  expect(servicePage).toMatch(/"@type":"Service".*"name":"Pest Control"/s);
});
