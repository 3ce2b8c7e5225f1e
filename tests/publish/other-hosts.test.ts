import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium, expect as see } from '@playwright/test';
import { expect, onTestFinished, test } from 'vitest';
import { firstServicePath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { freePort } from '../../scripts/free-port.ts';
import { currentRelease, currentSite } from '../../server/static-site/releases.ts';
import { copyOfProject } from '../editor/copy-of-project.ts';
import { exampleEnquiry } from '../example-leads.ts';
import { fillInEnquiry } from '../fill-in-forms.ts';
import { findChromium } from '../machine/find-chromium.ts';
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
  onTestFinished(async () => {
    running.kill();
    await once(running, 'exit');
    rmSync(leads, { recursive: true });
  });
  await once(running.stdout, 'data');
  const origin = `http://127.0.0.1:${port}`;
  expect((await visit(`${origin}/contact`)).status).toBe(200);
  expect((await sendLead(origin, 'From A Container')).status).toBe(200);
  expect((await storedLeads({ DATA_DIR: leads })).map(({ params }) => params.name)).toEqual(['From A Container']);
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Serves a folder like Netlify and Cloudflare, with the files `_headers` and `_redirects`. */
function hostOfFiles(folder: string): RequestListener {
  const [from, to, status] = readFileSync(join(folder, '_redirects'), 'utf8').trim().split(' ');
  const rules = readFileSync(join(folder, '_headers'), 'utf8')
    .trim()
    .split('\n\n')
    .map((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      const pattern = new RegExp(`^${RegExp.escape(path).replaceAll('\\*', '.*')}$`);
      return { pattern, headers: lines.map((one) => one.trim().split(': ') as [string, string]) };
    });
  const types: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };
  const isFile = (name: string) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile();
  return ({ url = '' }, response) => {
    const { pathname: path } = new URL(url, 'http://host');
    if (path === from) return response.writeHead(Number(status), { location: to }).end();
    const found = [path, `${path}.html`, `${path}index.html`].find(isFile);
    const name = found ?? (path.startsWith('/services/') ? 'services/404.html' : '404.html');
    response.statusCode = found ? 200 : 404;
    for (const { headers } of rules.filter(({ pattern }) => pattern.test(path)))
      for (const [header, value] of headers) response.appendHeader(header, value);
    response.setHeader('content-type', types[extname(name)] ?? 'application/octet-stream');
    return response.end(readFileSync(join(folder, name)));
  };
}

test('A20 a host of files serves the exported pages, and the form sends an enquiry to the hosted provider', async () => {
  const received: { path: string | undefined; body: string }[] = [];
  const provider = await serve(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*').setHeader('access-control-allow-headers', '*');
    if (request.method === 'POST') received.push({ path: request.url, body: await text(request) });
    response.end('OK');
  });
  const project = await copyOfProject();
  onTestFinished(() => rmSync(project, { recursive: true }));
  const env = { ...process.env, NODE_ENV: undefined, VITEST: undefined, EMAIL_ORIGIN: provider };
  for (const script of ['scripts/build.ts', 'scripts/static.ts'])
    execFileSync(process.execPath, [script], { cwd: project, env, stdio: 'pipe' });
  const folder = join(project, 'build/static');
  expect(existsSync(join(folder, 'index.html.br'))).toBe(false);
  const origin = await serve(hostOfFiles(folder));
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();
  const answer = await page.goto(`${origin}/contact`);
  expect(answer?.headers()).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  await see(page.locator('html')).toHaveAttribute('data-hydrated', '');
  await fillInEnquiry(page);
  await page.getByRole('button', { name: 'Send Enquiry' }).click();
  await see(page.getByRole('heading', { name: texts.forms.enquiry.thanks.title })).toBeVisible();
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ template_params: { name: exampleEnquiry.name } });

  for (const path of ['/services', '/services/nope']) {
    await page.goto(origin + path);
    await page.waitForURL(origin + firstServicePath);
  }
  for (const path of ['/nope', '/services/plumbing/more']) {
    expect((await page.goto(origin + path))?.status()).toBe(404);
    await see(page.getByRole('link', { name: 'Take me back' })).toBeVisible();
  }
});
