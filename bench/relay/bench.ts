/**
 * `npm run bench:relay`: measures pages and leads per second, the latency of leads, failed leads and memory. Exits with
 * 1 if a value misses its limit. `-- --seconds 600` sends leads for ten minutes instead of ten seconds, to show
 * whether the memory grows.
 */
import { closeSync, fdatasyncSync, mkdtempSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { currentSite } from '../../server/static-site/releases.ts';
import { load, start, wrk } from './processes.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });
const seconds = Number(values.seconds);

// In the project, because the system's temporary folder may be in memory instead of on the disk.
const folder = mkdtempSync(join(import.meta.dirname, '../../data-bench-'));
try {
  await measure();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const syncs = syncsPerSecond();
  const { url, child, stop } = await start({ DATA_DIR: folder, SITE_DIR: currentSite() });
  const pages = wrk(`${url}/contact`, 5);
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(memoryMegabytes(child.pid)), 500);
  const leads = await load(url, 16, seconds);
  clearInterval(timer);
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
  const half = Math.floor(samples.length / 2);
  const growth = mean(samples.slice(half)) / mean(samples.slice(0, half));
  console.log(`Memory, second half ÷ first: ${growth.toFixed(2)}`);
  console.log(`This disk syncs ${Math.round(syncs)} times a second; a lead takes one sync.`);
  if (rows.some(({ isKept }) => !isKept)) process.exitCode = 1;
}

/** How often per second the disk writes and syncs 8 KiB, measured for two seconds. */
function syncsPerSecond(): number {
  const seconds = 2;
  const descriptor = openSync(join(folder, 'sync-rate'), 'w');
  const block = Buffer.alloc(8192, 1);
  const until = performance.now() + seconds * 1000;
  let count = 0;
  while (performance.now() < until) {
    writeSync(descriptor, block);
    fdatasyncSync(descriptor);
    count += 1;
  }
  closeSync(descriptor);
  return count / seconds;
}

function memoryMegabytes(pid: number | undefined): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024);
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
