import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, expect as see } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { aed } from '#content/prices.ts';
import { copyOfProject } from '../editor/copy-of-project.ts';
import { startEditor } from '../editor/running-editor.ts';
import { type ScriptedSmtp, scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { findChromium } from '../machine/find-chromium.ts';
import { canRun, startTestServer, type TestServer } from './test-server.ts';

/** The timeouts are in milliseconds. A publication takes minutes on a busy machine. */
const published = see.configure({ timeout: 900_000 });
const shown = see.configure({ timeout: 180_000 });

let server: TestServer;
let smtp: ScriptedSmtp;
let project: string;
let editor: Awaited<ReturnType<typeof startEditor>>;
let browser: Browser;

/** The page that a visitor receives through Caddy. */
function online(path: string): string {
  return execFileSync('curl', ['--silent', '--cacert', server.authority, server.address + path], { encoding: 'utf8' });
}

const git = (...options: string[]) => execFileSync('git', options, { cwd: project, encoding: 'utf8' });

describe.skipIf(!canRun)('from the editor to a server', () => {
  beforeAll(async () => {
    server = await startTestServer();
    smtp = await scriptedSmtp();
    await server.writeEnvironment(`SMTP_URL=${smtp.url}\nMAIL_FROM=site@example.com\nMAIL_TO=owner@example.com\n`);
    project = await copyOfProject();
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=Someone', '-c', 'user.email=someone@example.ae', 'commit', '--quiet', '-m', 'The site');
    await server.connect(project);
    const authorities = join(project, 'authorities.pem');
    const known = process.env.NODE_EXTRA_CA_CERTS;
    const files = [server.authority, ...(known ? [known] : [])];
    writeFileSync(authorities, files.map((file) => readFileSync(file, 'utf8')).join('\n'));
    editor = await startEditor(project, { NODE_EXTRA_CA_CERTS: authorities });
    browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  });

  afterAll(async () => {
    await browser?.close();
    await editor?.stop();
    await server?.stop();
    await smtp?.close();
    if (project) await rm(project, { recursive: true, force: true });
  });

  const newPrice = business.prices.acService + 1;

  test('the Publish button publishes the site, and then a changed price with a commit', async () => {
    const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
    page.setDefaultTimeout(180_000);
    const fields = page.getByRole('main');
    const panel = page.getByRole('region', { name: 'Publish' });
    await page.goto(`${editor.origin}/#content/business.yaml`);
    await page.getByRole('button', { name: 'Publish' }).click();
    await panel.getByRole('button', { name: 'Publish now' }).click();
    // Nothing can be saved before the end of the publication, whether it succeeds or fails.
    await shown(panel.getByText('Working …')).toBeVisible();
    await published(panel.getByText('Working …')).toHaveCount(0);
    await shown(panel).toContainText('The site is online as it is here');
    // After the first publication, the server sends a test mail.
    expect(smtp.mails.map(({ to }) => to)).toEqual([['owner@example.com']]);
    expect(online('/services/ac-maintenance')).not.toContain(aed(newPrice));

    const price = fields.getByRole('textbox', { name: 'One AC service, per unit' });
    await price.fill(String(newPrice));
    await price.press('Tab');
    await fields.getByRole('button', { name: 'Save' }).click();
    await shown(panel).toContainText('Company › Prices › One AC service, per unit');
    const started = performance.now();
    await panel.getByRole('button', { name: 'Publish now' }).click();
    await shown(panel.getByText('Working …')).toBeVisible();
    await published(panel).toContainText('The site is online as it is here');
    expect(online('/services/ac-maintenance')).toContain(aed(newPrice));
    const seconds = (performance.now() - started) / 1000;
    console.log(`From the button to the new price at ${server.address}: ${seconds.toFixed(1)} s`);
    expect(git('log', '-1', '--format=%s')).toContain(
      `One AC service, per unit: ${business.prices.acService} → ${newPrice}`,
    );
  }, 2_000_000);
});
