/**
 * `npm run bench:relay`: measures pages and leads per second, the latency of leads, failed leads and memory. Exits with
 * 1 if a value misses its limit.
 * With `-- --soak <minutes>`, runs only the soak test (`soak.ts`).
 */
import { rmSync } from 'node:fs';
import { currentSite } from '../../server/static-site/releases.ts';
import { freshFolder, load, memoryMegabytes, start, wrk } from './processes.ts';
import { soak } from './soak.ts';
import { syncRate } from './sync-rate.ts';

const site = currentSite();
const folder = freshFolder();
const soakMinutes = process.argv.includes('--soak') ? Number(process.argv.at(-1)) : 0;

try {
  if (soakMinutes > 0) await soak({ minutes: soakMinutes, folder, site });
  else await limits();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function limits(): Promise<void> {
  const syncs = syncRate(folder, 2);
  const { url, child, stop } = await start({ DATA_DIR: folder, SITE_DIR: site });
  const pages = wrk(`${url}/contact`, 5);
  const leads = await load('leads', url, 16, 10);
  const memory = memoryMegabytes(child.pid);
  await stop();

  const rows = [
    { what: 'pages per second', measured: Math.round(pages), limit: 'at least 2000', isKept: pages >= 2000 },
    {
      what: 'durable leads per second',
      measured: Math.round(leads.perSecond),
      limit: 'at least 200',
      isKept: leads.perSecond >= 200,
    },
    {
      what: 'p99 of a lead, 16 clients, ms',
      measured: Math.round(leads.p99),
      limit: 'under 100',
      isKept: leads.p99 < 100,
    },
    { what: 'memory, MB', measured: memory, limit: 'under 180', isKept: memory < 180 },
    { what: 'leads that failed', measured: leads.failed, limit: 'none', isKept: leads.failed === 0 },
  ];
  console.table(rows);
  console.log(`This disk syncs ${Math.round(syncs)} times a second; a lead takes one sync.`);
  if (rows.some(({ isKept }) => !isKept)) process.exitCode = 1;
}
