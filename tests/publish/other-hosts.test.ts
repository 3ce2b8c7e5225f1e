import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium, expect as see } from '@playwright/test';
import sirv from 'sirv';
import { expect, onTestFinished, test } from 'vitest';
import { firstServicePath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { freePort } from '../../scripts/free-port.ts';
import { currentRelease, currentSite } from '../../server/static-site/releases.ts';
import { copyOfProject } from '../editor/copy-of-project.ts';
import { exampleEnquiry } from '../example-leads.ts';
import { fillInEnquiry } from '../fill-in-forms.ts';
import { chromiumArgs, findChromium } from '../machine/find-chromium.ts';
import { storedLeads } from '../relay/support/stores.ts';
import { sendLead, visit } from './visitor.ts';

test.skipIf(!currentRelease())('the program of the Containerfile serves the site and stores an enquiry', async () => {
  const leads = mkdtempSync(join(tmpdir(), 'container-'));
  // There may be no program for containers, so this runs the command with the paths of the image on this machine.
  const file = readFileSync('deploy/Containerfile', 'utf8')
    .replaceAll('/site', dirname(currentSite()))
    .replaceAll('/leads', leads);
  const [, variables = ''] = /^ENV (.*)$/m.exec(file) ?? [];
  const [program = '', ...args] = JSON.parse(/^CMD (.*)$/m.exec(file)?.[1] ?? '') as string[];
  const port = await freePort();
  const env = Object.fromEntries(variables.split(' ').map((pair) => pair.split('=')));
  const running = spawn(program, args, { env: { PATH: process.env.PATH, ...env, PORT: `${port}` } });
  onTestFinished(() => void running.kill());
  await once(running.stdout, 'data');
  const origin = `http://127.0.0.1:${port}`;
  expect((await visit(`${origin}/contact`)).status).toBe(200);
  expect((await sendLead(origin, 'From A Container')).status).toBe(200);
  expect((await storedLeads({ DATA_DIR: leads })).map(({ params }) => params.name)).toEqual(['From A Container']);
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves a folder like Cloudflare: with the headers for all pages in `_headers`, and the nearest `404.html`. */
function hostOfFiles(folder: string): RequestListener {
  const [, ...lines] = readFileSync(join(folder, '_headers'), 'utf8').split('\n\n')[0]?.split('\n') ?? [];
  const headers = new Headers(lines.map((line) => line.trim().split(': ') as [string, string]));
  const files = sirv(folder, { extensions: ['html'] });
  return (request, response) => {
    response.setHeaders(headers);
    const notFound = request.url?.startsWith('/services/') ? 'services/404.html' : '404.html';
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html' });
      response.end(readFileSync(join(folder, notFound)));
    });
  };
}

test('A20 a host of files serves the exported pages, and the form sends an enquiry to the hosted provider', async () => {
  const received: string[] = [];
  const provider = await serve(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    if (request.method === 'POST') received.push(await text(request));
    response.end('OK');
  });
  const project = await copyOfProject();
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, EMAIL_ORIGIN: provider };
  for (const script of ['scripts/build.ts', 'scripts/static.ts'])
    execFileSync(process.execPath, [script], { cwd: project, env, stdio: 'pipe' });
  const origin = await serve(hostOfFiles(join(project, 'build/static')));
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  await page.goto(`${origin}/contact`);
  await see(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await fillInEnquiry(page);
  await page.getByRole('button', { name: 'Send Enquiry' }).click();
  await see(page.getByRole('heading', { name: texts.forms.enquiry.thanks.title })).toBeVisible();
  expect(JSON.parse(received[0] ?? '')).toMatchObject({ template_params: { name: exampleEnquiry.name } });

  await page.goto(`${origin}/services/nope`);
  await page.waitForURL(origin + firstServicePath);
});
