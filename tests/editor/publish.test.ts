import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { type Browser, chromium, type Page, expect as see } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { findChromium } from '../../scripts/test/find-chromium.ts';
import { copyOfProject } from './copy-of-project.ts';
import { startEditor } from './running-editor.ts';

/** In milliseconds. Each step starts processes, which takes long on a busy machine. */
const shown = see.configure({ timeout: 120_000 });

let folder: string;
let editor: Awaited<ReturnType<typeof startEditor>>;
let browser: Browser;
let page: Page;

/** The response of the site at /readyz. */
let readiness = { store: 'ok', mail: 'ok' };
const site = createServer((_, response) => {
  const isReady = Object.values(readiness).every((state) => state === 'ok');
  response.writeHead(isReady ? 200 : 503).end(JSON.stringify(readiness));
});

/** The current price of an AC service, and two other prices for the tests. */
const first = business.prices.acService;
const second = first + 1;
const third = first + 2;

const git = (...options: string[]) => execFileSync('git', options, { cwd: folder, encoding: 'utf8' });
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

/**
 * Replaces `npm run publish`, which needs a server. Prints similar lines and writes the content of each release into a
 * file. `server.json` contains what the server would report.
 */
const standIn = `
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { beginPublication } from './publications/publications.ts';
const server = JSON.parse(readFileSync('server.json', 'utf8'));
const [option, to] = process.argv.slice(2);
if (option === '--to') {
  writeFileSync('server.json', JSON.stringify({ ...server, current: to }));
  writeFileSync('online.yaml', readFileSync(\`online-\${to}.yaml\`));
  console.log('The site is back at https://ghaf-home.example');
  process.exit();
}
const { record } = beginPublication();
console.log('The content fits (0.1 s)');
await setTimeout(500);
console.log('Built the site (0.5 s)');
while (existsSync('wait')) await setTimeout(50);
if (existsSync('server-is-down')) {
  console.log('The server does not answer: look whether it runs. The site is as it was.');
  process.exit(1);
}
const release = new Date().toISOString().replaceAll(':', '');
writeFileSync('online.yaml', readFileSync('content/business.yaml'));
writeFileSync(\`online-\${release}.yaml\`, readFileSync('content/business.yaml'));
writeFileSync('server.json', JSON.stringify({ current: release, releases: [...server.releases, release] }));
record('https://ghaf-home.example', release);
if (existsSync('mail-is-down')) {
  console.log('The site is online, but no enquiry reaches you: mail: not configured.');
  process.exit(1);
}
console.log('Your changes are online at https://ghaf-home.example, after 1 second.');
`;

/** Replaces the module that asks the server for its releases. */
const standInLook = `
import { readFileSync } from 'node:fs';
export async function textsOf() {
  return [];
}
export async function lookAt() {
  return { files: new Map(), ...JSON.parse(readFileSync('server.json', 'utf8')) };
}
`;

beforeAll(async () => {
  folder = await copyOfProject();
  writeFileSync(join(folder, 'scripts/publish.ts'), standIn);
  writeFileSync(join(folder, 'scripts/publish/look.ts'), standInLook);
  writeFileSync(join(folder, 'server.json'), JSON.stringify({ releases: [] }));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  writeFileSync(join(folder, 'publish.yaml'), `server: publisher@203.0.113.7\naddress: ${address}\n`);
  git('init', '--quiet');
  git('add', '.');
  git('-c', 'user.name=Someone', '-c', 'user.email=someone@example.ae', 'commit', '--quiet', '-m', 'The site');
  editor = await startEditor(folder);
  browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  page.setDefaultTimeout(120_000);
});

afterAll(async () => {
  await browser?.close();
  await editor?.stop();
  site.close();
  if (folder) rmSync(folder, { recursive: true, force: true });
});

/** The names of the releases, newest first. */
const releases = (): string[] => JSON.parse(read('server.json')).releases.toReversed();

const fields = () => page.getByRole('main');
const opener = () => page.getByRole('button', { name: /^Publish( \(\d+\))?$/ });
const panel = () => page.getByRole('region', { name: 'Publish' });
const publishNow = () => panel().getByRole('button', { name: /^Publish (now|again)/ });

async function open(file = 'business') {
  await page.goto('about:blank');
  await page.goto(`${editor.origin}/#content/${file}.yaml`);
  await shown(fields().getByRole('heading', { level: 1 })).toBeVisible();
}

async function type(label: string, text: string) {
  const field = fields().getByRole('textbox', { name: label }).first();
  await field.fill(text);
  await field.press('Tab');
}

const save = () => fields().getByRole('button', { name: 'Save' }).click();

test('the first publication shows its steps and ends with the address of the site', async () => {
  await open();
  await opener().click();
  await shown(panel()).toContainText('Nothing is online yet');
  await publishNow().click();
  await shown(panel().getByRole('listitem').filter({ hasText: 'Built the site' })).toBeVisible();
  await shown(panel().getByRole('link', { name: 'https://ghaf-home.example' })).toBeVisible();
  await shown(panel()).toContainText('Nothing has changed since');
  expect(read('online.yaml')).toContain(`acService: ${first}`);
});

test('saved changes are listed; one is undone, and the other is published and becomes the commit message', async () => {
  await open();
  await type('One AC service, per unit', String(second));
  await type('Phone', '+971 4 111 2233');
  await save();
  await shown(opener()).toHaveText('Publish (2)');
  await opener().click();
  const changes = panel().getByRole('list').first().getByRole('listitem');
  await shown(changes).toHaveCount(2);
  await shown(changes.first()).toContainText(`Company › Phone ${business.phone.display} → +971 4 111 2233`);

  await panel().getByRole('button', { name: 'Take back: Company › Phone' }).click();
  await shown(changes).toHaveCount(1);
  expect(read('content/business.yaml')).toContain(`phone: ${business.phone.display}`);
  // The form shows the old value too, so that the next save does not repeat the change.
  await shown(fields().getByRole('textbox', { name: 'Phone' }).first()).toHaveValue(business.phone.display);

  await publishNow().click();
  await shown(panel()).toContainText('Your changes are online');
  expect(read('online.yaml')).toContain(`acService: ${second}`);
  const change = `Company › Prices › One AC service, per unit: ${first} → ${second}`;
  expect(git('log', '-1', '--format=%s').trim()).toBe(change);
  expect(git('show', '--name-only', '--format=').trim().split('\n')).toContain('content/business.yaml');
  await panel().getByText('Earlier publications').click();
  await shown(panel().getByText(change)).toBeVisible();

  await panel().getByRole('button', { name: 'Close' }).click();
  await opener().click();
  await shown(panel()).not.toContainText('Your changes are online');
});

test('content with a mistake cannot be published, and the panel says why', async () => {
  const path = join(folder, 'content/communities.yaml');
  const before = readFileSync(path);
  await open();
  await opener().click();
  await shown(publishNow()).toBeEnabled();
  writeFileSync(path, 'communities: []\n');
  await shown(publishNow()).toBeDisabled();
  await shown(panel().getByRole('list', { name: 'To correct' })).toHaveText(/^Communities has 0 entries/);
  writeFileSync(path, before);
  await shown(publishNow()).toBeEnabled();
});

test('nothing can be saved during a publication; a failed publication shows the reason and keeps the changes', async () => {
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
  // The rejected change is still in the form.
  await fields().getByRole('button', { name: 'Discard what I typed' }).click();
});

test('going back to a release on the server restores its content without a build, and is a publication and a commit', async () => {
  await open();
  await opener().click();
  await panel().getByText('Earlier publications').click();
  await panel()
    .getByRole('button', { name: /^Go back to/ })
    .last()
    .click();
  const question = 'online in a few seconds. Changes that you have not published are undone';
  await shown(panel()).toContainText(question);
  await panel().getByRole('button', { name: 'No', exact: true }).click();
  await shown(panel()).not.toContainText(question);
  await panel()
    .getByRole('button', { name: /^Go back to/ })
    .last()
    .click();
  // Writing a file in the meantime does not close the question.
  const noticed = page.waitForResponse('**/api/state');
  writeFileSync(join(folder, 'content/communities.yaml'), read('content/communities.yaml'));
  await noticed;
  await panel().getByRole('button', { name: 'Yes, publish it again' }).click();
  await shown(panel()).toContainText('The site is back at');
  await shown(panel()).toContainText('Nothing has changed since');
  expect(read('online.yaml')).toContain(`acService: ${first}`);
  expect(read('content/business.yaml')).toContain(`acService: ${first}`);
  const change = `Company › Prices › One AC service, per unit: ${second} → ${first}`;
  expect(git('log', '-1', '--format=%s').trim()).toBe(change);
  expect(git('status', '--porcelain', 'content')).toBe('');
  await panel().getByText('Earlier publications').click();
  await shown(panel().getByText(change)).toBeVisible();
});

test('when the command line has switched the release, the panel shows what differs from it', async () => {
  await open();
  await opener().click();
  await shown(panel()).toContainText('Nothing has changed');
  // The previous test has switched back to the first release.
  const server = JSON.parse(read('server.json'));
  const [newest] = releases();
  expect(newest).not.toBe(server.current);
  writeFileSync(join(folder, 'server.json'), JSON.stringify({ ...server, current: newest }));
  await panel().getByRole('button', { name: 'Close' }).click();
  await opener().click();
  await shown(panel()).toContainText('Different from what is online');
});

test('the panel warns that no enquiry reaches the owner, with the reason from /readyz at the address in the content', async () => {
  const settings = read('publish.yaml');
  const technical = read('content/technical.yaml');
  const [, address] = /address: (.*)/.exec(settings) ?? [];
  writeFileSync(join(folder, 'publish.yaml'), settings.replace(/address: .*/, ''));
  writeFileSync(
    join(folder, 'content/technical.yaml'),
    technical.replace(/^siteOrigin: .*$/m, `siteOrigin: ${address}`),
  );
  await open();
  await opener().click();
  await shown(panel()).toContainText('Different from what is online');
  await expect(panel().innerText()).resolves.not.toContain('no enquiry reaches you');
  readiness = { store: 'ok', mail: 'not configured' };
  await panel().getByRole('button', { name: 'Close' }).click();
  await opener().click();
  await shown(panel()).toContainText('The site is online, but no enquiry reaches you: mail: not configured.');
  readiness = { store: 'ok', mail: 'ok' };
  await shown(panel()).not.toContainText('no enquiry reaches you');
  writeFileSync(join(folder, 'publish.yaml'), settings);
  writeFileSync(join(folder, 'content/technical.yaml'), technical);
});

test('the result of a publication that reports lost enquiries disappears when enquiries arrive again', async () => {
  writeFileSync(join(folder, 'mail-is-down'), '');
  readiness = { store: 'ok', mail: 'not configured' };
  await open();
  await opener().click();
  await publishNow().click();
  const warning = panel().getByText('The site is online, but no enquiry reaches you');
  // The result of the publication, and what the server reports now.
  await shown(warning).toHaveCount(2);
  readiness = { store: 'ok', mail: 'ok' };
  await shown(warning).toHaveCount(0);
  rmSync(join(folder, 'mail-is-down'));
});

test('warns before replacing a release that was published from another computer', async () => {
  writeFileSync(join(folder, 'server.json'), JSON.stringify({ current: '2030-01-01-000000-000', releases: [] }));
  await open();
  await opener().click();
  await shown(panel()).toContainText('was published from another computer');
});

describe('the editor exits', () => {
  let other: Awaited<ReturnType<typeof startEditor>>;
  /** Keeps the editor running, like an open window, until a test is ready. */
  let connection: AbortController;
  const hasEnded = () =>
    fetch(other.origin).then(
      () => false,
      () => true,
    );
  const ended = () => see.poll(hasEnded, { timeout: 60_000 }).toBe(true);
  /** Waits longer than the time after which an unused editor ends. */
  const aWhile = () => new Promise((resolve) => setTimeout(resolve, 9500));

  beforeEach(async () => {
    other = await startEditor(folder, {}, ['--end-after', '8']);
    connection = new AbortController();
    await fetch(`${other.origin}/api/events`, { signal: connection.signal });
  });
  afterEach(async () => {
    connection.abort();
    await other.stop();
  });

  test('some seconds after its last window was closed, and not while one is open', async () => {
    const window = await browser.newPage();
    await window.goto(other.origin);
    await shown(window.getByRole('heading', { level: 1 })).toBeVisible();
    connection.abort();
    await aWhile();
    expect(await hasEnded()).toBe(false);
    await window.close();
    await ended();
  });

  test('only after a running publication, even without a window', async () => {
    writeFileSync(join(folder, 'wait'), '');
    const headers = { origin: other.origin };
    await fetch(`${other.origin}/api/publishing/start`, { method: 'POST', headers, body: '{}' });
    connection.abort();
    await aWhile();
    expect(await hasEnded()).toBe(false);
    rmSync(join(folder, 'wait'));
    await ended();
  });
});
