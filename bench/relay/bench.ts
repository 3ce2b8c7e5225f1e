/** `npm run bench:relay`. Prints ratios: absolute numbers of a shared machine say little. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtSite } from '../../tests/relay/support/built-site.ts';
import { canShim, diskShim } from '../../tests/relay/support/disk-shim.ts';
import { startNginx } from './nginx.ts';
import { freshFolder, load, pin, start, wrk } from './processes.ts';
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
    const isPagesOnly = process.argv.includes('--pages');
    if (!isPagesOnly) await leads();
    if (!isPagesOnly) await pagesBesideLeads();
    await againstNginx();
  }
} finally {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
}

/** As this machine's disk is, and as one is whose sync takes 5 ms: that is where one commit for many leads counts. */
async function leads(): Promise<void> {
  const seconds = 4;
  const rows = [];
  for (const syncMs of canShim ? [0, 5] : [0])
    for (let round = 0; round < 3; round += 1) {
      const syncs = syncMs ? 1000 / syncMs : syncRate(folder(), 2);
      const grouped = await start(server, { SITE_DIR: site, ...(await disk(syncMs)) });
      const usual = await load('leads', grouped.url, 16, seconds);
      const many = await load('leads', grouped.url, 64, seconds);
      await grouped.stop();
      const single = await start('commit-per-request.ts', await disk(syncMs));
      const each = await load('leads', single.url, 64, seconds);
      await single.stop();
      rows.push({
        disk: syncMs ? `${syncMs} ms more` : 'this one',
        'syncs/s': Math.round(syncs),
        'leads/s, 16 clients': Math.round(usual.perSecond),
        'p99, 16 clients': ms(usual.p99),
        'leads/s, 64 clients': Math.round(many.perSecond),
        'commit per request, 64': Math.round(each.perSecond),
        'of the disk': ratio(many.perSecond, syncs),
        'of commit per request': ratio(many.perSecond, each.perSecond),
        failures: JSON.stringify({ ...usual.failures, ...many.failures }),
      });
    }
  console.log('Accepted leads, each answered after its sync');
  console.table(rows);
}

/** The variables of a server on a fresh folder, each of whose syncs takes so much longer. */
async function disk(syncMs: number): Promise<Record<string, string>> {
  const DATA_DIR = folder();
  if (syncMs === 0) return { DATA_DIR };
  const CONTROL = join(DATA_DIR, 'control');
  writeFileSync(CONTROL, `delay ${syncMs}`);
  return { DATA_DIR, WATCHED: DATA_DIR, CONTROL, LD_PRELOAD: await diskShim() };
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

/** The real pages, since the size of a file decides about the ratio: the fewer bytes, the more the rest weighs. */
async function againstNginx(): Promise<void> {
  const program = ['/usr/sbin/nginx', '/usr/bin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0);
  if (!program || spawnSync('wrk', ['-v']).error) {
    console.log('SKIPPED: pages against nginx (wrk and nginx are needed).');
    return;
  }
  const built = join(import.meta.dirname, '../../build/client');
  if (!existsSync(join(built, 'index.html.gz'))) {
    console.log("SKIPPED: pages against nginx ('npm run build' comes first).");
    return;
  }
  const running = await start(server, { DATA_DIR: folder(), SITE_DIR: built });
  const nginx = await startNginx({ program, built, place: folder(), like: running.url });
  // Each server on one core, the client on another, where there are two.
  const isPinned = pin(0, [running.child.pid, ...nginx.pids]);
  const files = ['/', '/contact', ...largestScripts(built)];
  const rows = files.map((path) => {
    const measured = [];
    // Many short turns: what else runs on the machine then weighs on both alike.
    for (let round = 0; round < 7; round += 1) {
      const theirs = wrk(nginx.url + path, 1, isPinned);
      measured.push({ theirs, ours: wrk(running.url + path, 1, isPinned) });
    }
    const middle = (values: number[]) => values.sort((one, other) => one - other)[values.length >> 1] ?? Number.NaN;
    return {
      file: path,
      'bytes, gzipped': statSync(join(built, `${path.includes('.') ? path : join(path, 'index.html')}.gz`)).size,
      'nginx, one worker': Math.round(middle(measured.map(({ theirs }) => theirs))),
      server: Math.round(middle(measured.map(({ ours }) => ours))),
      ratio: middle(measured.map(({ ours, theirs }) => ours / theirs)).toFixed(2),
    };
  });
  await nginx.stop();
  await running.stop();
  console.log(`Files per second, the same headers${isPinned ? ', each server on the same one core' : ''}`);
  console.table(rows);
}

/** The one that all pages share, and one of middle size. */
function largestScripts(built: string): string[] {
  const scripts = readdirSync(join(built, 'assets')).filter((name) => name.endsWith('.js'));
  const bySize = scripts.sort((one, other) => size(built, other) - size(built, one));
  return [bySize[0], bySize[3]].map((name) => `/assets/${name}`);
}

function size(built: string, script: string): number {
  return statSync(join(built, 'assets', script)).size;
}

function ratio(one: number, other: number): string {
  return (one / other).toFixed(2);
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
