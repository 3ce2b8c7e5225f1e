/** `npm run bench:relay`. Prints ratios: absolute numbers of a shared machine say little. */
import { spawn, spawnSync } from 'node:child_process';
import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { builtSite } from '../../tests/relay/support/built-site.ts';
import { freshFolder, load, start, wrk } from './processes.ts';
import { soak } from './soak.ts';
import { syncRate } from './sync-rate.ts';

const server = '../../tests/relay/support/server-process.ts';
const folders: string[] = [];
const folder = () => {
  const made = freshFolder();
  folders.push(made);
  return made;
};
const site = await builtSite();
const soakMinutes = process.argv.includes('--soak') ? Number(process.argv.at(-1)) : 0;

try {
  if (soakMinutes > 0) await soak({ minutes: soakMinutes, folder: folder(), site });
  else {
    await leads();
    await pagesBesideLeads();
    await againstNginx();
  }
} finally {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
}

async function leads(): Promise<void> {
  const seconds = 5;
  const rows = [];
  for (let round = 0; round < 3; round += 1) {
    const syncs = syncRate(folder(), 2);
    const grouped = await start(server, { DATA_DIR: folder(), SITE_DIR: site });
    const one = await load('leads', grouped.url, 1, seconds);
    const many = await load('leads', grouped.url, 64, seconds);
    await grouped.stop();
    const single = await start('commit-per-request.ts', { DATA_DIR: folder() });
    const each = await load('leads', single.url, 64, seconds);
    await single.stop();
    rows.push({
      'syncs/s': Math.round(syncs),
      'leads/s, 1 client': Math.round(one.perSecond),
      'leads/s, 64 clients': Math.round(many.perSecond),
      'commit per request, 64': Math.round(each.perSecond),
      'of the disk': ratio(many.perSecond, syncs),
      'of commit per request': ratio(many.perSecond, each.perSecond),
      failures: JSON.stringify({ ...one.failures, ...many.failures }),
    });
  }
  console.log('Accepted leads, each answered after its sync');
  console.table(rows);
}

async function pagesBesideLeads(): Promise<void> {
  const running = await start(server, { DATA_DIR: folder(), SITE_DIR: site });
  const alone = await load('pages', running.url, 2, 5, 200);
  const [posted, beside] = await Promise.all([
    load('leads', running.url, 32, 8),
    load('pages', running.url, 2, 6, 200),
  ]);
  await running.stop();
  console.log('Pages while 32 clients post leads as fast as they can');
  console.table([
    {
      'leads/s': Math.round(posted.perSecond),
      'page p99 alone': ms(alone.p99),
      'page p99 beside': ms(beside.p99),
      'lead p50': ms(posted.p50),
      'page p99 of lead p50': ratio(beside.p99, posted.p50),
    },
  ]);
}

async function againstNginx(): Promise<void> {
  const program = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0);
  if (!program || spawnSync('wrk', ['-v']).error) {
    console.log('SKIPPED: pages against nginx (wrk and nginx are needed).');
    return;
  }
  const place = folder();
  const port = 20_000 + (process.pid % 20_000);
  const page = join(site, 'contact/index.html');
  const running = await start(server, { DATA_DIR: folder(), SITE_DIR: site });
  const { headers } = await fetch(`${running.url}/contact`, { headers: { 'Accept-Encoding': 'gzip' } });
  const same = [...headers].filter(([name]) => /policy|options|cache/.test(name));
  writeFileSync(`${page}.gz`, gzipSync(await (await fetch(`${running.url}/contact`)).bytes(), { level: 6 }));
  const config = join(place, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; worker_processes 1; pid ${place}/pid; error_log ${place}/error.log; events { worker_connections 512; }
     http { access_log off; gzip_static on; etag on; keepalive_requests 1000000; open_file_cache max=100; default_type text/html;
       client_body_temp_path ${place}/b; proxy_temp_path ${place}/p; fastcgi_temp_path ${place}/f; uwsgi_temp_path ${place}/u; scgi_temp_path ${place}/s;
       ${same.map(([name, value]) => `add_header ${name} "${value}";`).join('\n')}
       server { listen 127.0.0.1:${port}; root ${site}; location = /contact { try_files /contact/index.html =404; } } }`,
  );
  spawnSync('chmod', ['-R', 'a+rX', site, place]);
  const nginx = spawn(program, ['-c', config], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}/contact`;
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await new Promise((resolve) => setTimeout(resolve, 50));
  const rows = [];
  for (let round = 0; round < 3; round += 1) {
    const theirs = wrk(url, 4);
    const ours = wrk(`${running.url}/contact`, 4);
    rows.push({ 'nginx, one worker': Math.round(theirs), server: Math.round(ours), ratio: ratio(ours, theirs) });
  }
  nginx.kill();
  await running.stop();
  console.log(`Pages per second (${statSync(`${page}.gz`).size} bytes gzipped, the same headers)`);
  console.table(rows);
}

function ratio(one: number, other: number): string {
  return (one / other).toFixed(2);
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
