import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sendPath } from '#contract/email-wire.ts';
import { freePort } from '../../scripts/test/free-port.ts';
import { httpRequest } from './support/http-request.ts';
import { envelope } from './support/mailbox.ts';
import { enquiry, noLimits, startRelay } from './support/relay.ts';

const nginx = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) => existsSync(path));
const shipped = readFileSync(join(import.meta.dirname, '../../deploy/nginx-proxy.conf'), 'utf8');

/** The shipped file on other ports and without certificates, in front of this server. */
async function startProxy(upstream: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const site = shipped
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace(/ssl_certificate(_key)? .*/g, '')
    .replaceAll('http://127.0.0.1:3000', upstream)
    .replace('/var/cache/nginx/website', `${folder}/cache`);
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const config = join(folder, 'nginx.conf');
  const http = `access_log off; ${paths.join(' ')} ${site}`;
  await writeFile(config, `daemon off; pid ${folder}/pid; error_log stderr; events {} http { ${http} }`);
  const user = process.getuid?.() === 0 ? ['-g', 'user root;'] : [];
  const child = spawn(nginx ?? '', ['-c', config, ...user], { stdio: 'ignore' });
  onTestFinished(async () => {
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  });
  const url = `http://127.0.0.1:${port}`;
  await expect
    .poll(
      () =>
        httpRequest(url).then(
          () => true,
          () => false,
        ),
      { timeout: 20_000 },
    )
    .toBe(true);
  return url;
}

test.skipIf(!nginx)(
  'the shipped nginx file: the server’s own answers, pages without asking it, leads always',
  async () => {
    const relay = await startRelay({ environment: { TRUSTED_PROXIES: 'loopback' } });
    const url = await startProxy(relay.url);
    const encoded = { 'Accept-Encoding': 'br' };
    for (const path of ['/', '/contact', '/assets/app-BHk3_x9d.js', '/services/nope', '/nope', '/contact/']) {
      const [own, proxied] = [
        await httpRequest(relay.url + path, { headers: encoded }),
        await httpRequest(url + path, { headers: encoded }),
      ];
      const comparable = ({ status, headers }: Response) => [
        status,
        ...['content-security-policy', 'cache-control', 'etag', 'content-encoding', 'location'].map((name) =>
          headers.get(name),
        ),
      ];
      expect([path, comparable(proxied)]).toEqual([path, comparable(own)]);
    }

    const send = (name: string) =>
      httpRequest(url + sendPath, {
        method: 'POST',
        headers: { Origin: url, 'Content-Type': 'application/json', Referer: `${url}/contact?gclid=x` },
        body: envelope({ ...enquiry, name }),
      });
    expect((await send('Sara')).status).toBe(200);
    expect(await relay.stored()).toMatchObject([{ page: '/contact', campaign: 'gclid=x' }]);
    expect(relay.log.join('')).not.toContain('proxy-not-trusted');
    const statuses = await Promise.all(Array.from({ length: 80 }, (_, index) => send(`flood ${index}`)));
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([200, 429]));

    await relay.stop();
    expect((await httpRequest(`${url}/contact`, { headers: encoded })).status).toBe(200);
    // The flood has used up what this address may send; nginx lets one more through every two seconds.
    await expect.poll(async () => (await send('Omar')).status, { interval: 500, timeout: 20_000 }).toBe(502);
  },
);

test.skipIf(!nginx)('behind the shipped nginx file, each visitor has limits of their own', async () => {
  const relay = await startRelay({
    environment: { TRUSTED_PROXIES: 'loopback' },
    overrides: { floodLimits: { ...noLimits, burst: 1, held: { leads: 0, bytes: 0 } } },
  });
  const url = await startProxy(relay.url);
  const headers = { Origin: url, 'Content-Type': 'application/json' };
  const statuses: number[] = [];
  for (const [name, from] of Object.entries({ Sara: '127.0.0.2', Omar: '127.0.0.3', Lina: '127.0.0.2' }))
    statuses.push(
      (await httpRequest(url + sendPath, { method: 'POST', headers, body: envelope({ ...enquiry, name }), from }))
        .status,
    );
  expect(statuses).toEqual([200, 200, 429]);
});
