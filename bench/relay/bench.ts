/**
 * `npm run bench:relay`: measures pages and leads per second, the latency of leads, failed leads and memory. Exits with
 * 1 if a value misses its limit. `-- --seconds 600` sends leads for ten minutes instead of ten seconds, to show
 * whether the memory stays below its limit.
 */
import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type RequestOptions, request } from 'node:http';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { business } from '#content/business.ts';
import { sendPath } from '#contract/email-wire.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '10' } } });

// A folder in the project, because the system's temporary folder may be in memory instead of on the disk.
const folder = mkdtempSync('data-bench-');
try {
  await measure(Number(values.seconds));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function measure(seconds: number): Promise<void> {
  const server = spawn(process.execPath, ['--optimize-for-size', '--max-semi-space-size=4', 'server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, TRUSTED_PROXIES: 'loopback' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise: started, resolve } = Promise.withResolvers<string>();
  // Reads the output to its end, because a full pipe would block the server.
  createInterface(server.stdout).on('line', (line) => {
    const url = /^The site is at (.+)$/.exec(line)?.[1];
    if (url) resolve(url);
  });
  const url = await started;
  const pages = await load(5, 32, `${url}/contact`, () => ({ headers: { 'Accept-Encoding': 'br' } }));
  const leads = await load(seconds, 16, url + sendPath, leadRequest);
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
  const megabytes = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
  server.kill();
  await once(server, 'exit');

  const rows = [
    { what: 'pages per second', measured: pages.perSecond, atLeast: 2000 },
    { what: 'durable leads per second', measured: leads.perSecond, atLeast: 200 },
    { what: 'p99 of a lead, 16 clients, ms', measured: leads.p99, atMost: 100 },
    { what: 'memory, MB', measured: megabytes, atMost: 180 },
    { what: 'leads that failed', measured: leads.failed, atMost: 0 },
  ];
  console.table(rows);
  const missed = rows.filter(
    ({ measured, atLeast = 0, atMost = Number.POSITIVE_INFINITY }) => measured < atLeast || measured > atMost,
  );
  if (missed.length > 0) process.exitCode = 1;
}

type Request = RequestOptions & { body?: string };

/**
 * Returns a request that sends a new lead. Each has the address of another network, because the server accepts only a
 * few leads an hour from one network.
 */
function leadRequest(): Request {
  const { userId, serviceId, templateIds } = business.emailProvider;
  const address = Array.from({ length: 4 }, () => randomInt(1, 256)).join('.');
  return {
    method: 'POST',
    headers: {
      Origin: business.siteOrigin,
      'Content-Type': 'application/json',
      'X-Forwarded-For': address,
    },
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: userId,
      service_id: serviceId,
      template_id: templateIds.enquiry,
      template_params: {
        name: `Sara ${address}`,
        email: 'a@example.com',
        phone: '050 123 4567',
        service_type: 'Plumbing',
        message: 'x'.repeat(300),
      },
    }),
  };
}

/**
 * Sends requests without pauses from `clients` concurrent clients. A response with another status than 200 counts as
 * failed.
 */
async function load(seconds: number, clients: number, url: string, next: () => Request) {
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  const client = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      const { body, ...options } = next();
      const call = request(url, options).end(body);
      const [response] = await once(call, 'response');
      await once(response.resume(), 'end');
      if (response.statusCode === 200) times.push(performance.now() - started);
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  times.sort((one, other) => one - other);
  const p99 = Math.round(times[Math.floor(times.length * 0.99)] ?? Number.NaN);
  return { perSecond: Math.round(times.length / seconds), p99, failed };
}
