import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { breakableProxy } from './support/breakable-proxy.ts';
import { canTrace, failSyncs, hangingCommand, tracedCommand, unsyncedAtAnswers } from './support/disk-trace.ts';
import { httpListener } from './support/http-listener.ts';
import { leadsCommand } from './support/leads-command.ts';
import { mailbox, relayWithMailbox } from './support/mail-settings.ts';
import { acknowledged, postLead, startLoad } from './support/post-leads.ts';
import { startCluster } from './support/postgres.ts';
import { enquiry, startRelay } from './support/relay.ts';
import { spawnServer } from './support/spawn-server.ts';
import { freshPlace, isMissing, namesIn, storedLeads, storeKinds } from './support/stores.ts';

const folder = () => mkdtemp(join(tmpdir(), 'leads-'));
const rounds = Number(process.env.CRASH_ROUNDS ?? 50);

describe.each(storeKinds)('a killed server, on %s', (store) => {
  test.skipIf(isMissing(store))(
    `RD1 loses no acknowledged lead in ${rounds} kills at random times`,
    { timeout: 900_000 },
    async () => {
      const environment = await freshPlace(store);
      const safe: string[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const server = await spawnServer({ environment });
        const load = startLoad(server.url, 16);
        await load.reached(5);
        await wait(Math.random() * 300);
        await server.kill();
        safe.push(...acknowledged(await load.stop()));
      }
      const stored =
        store === 'sqlite'
          ? namesIn(join(environment.DATA_DIR ?? '', 'leads.sqlite'))
          : new Set((await storedLeads(environment)).map(({ params }) => params.name));
      expect(safe.length).toBeGreaterThan(rounds);
      expect(safe.filter((name) => !stored.has(name))).toEqual([]);
    },
  );
});

describe.skipIf(!canTrace)('writing to the disk', () => {
  /** Sends leads to a server with an empty folder. Resolves with the server's system calls. */
  async function traced(DATA_DIR: string, posts: number): Promise<string[]> {
    const trace = join(await folder(), 'trace');
    const server = await spawnServer({ environment: { DATA_DIR }, command: tracedCommand(trace) });
    const agent = new Agent({ keepAlive: true });
    for (let count = 0; count < posts; count += 1) expect((await postLead(server.url, agent)).status).toBe(200);
    agent.destroy();
    await server.kill('SIGTERM');
    // The tracer is a separate process that ends shortly after the server.
    await expect.poll(() => readFileSync(trace, 'utf8')).toMatch(/exited with 0 \+\+\+\s*$/);
    return readFileSync(trace, 'utf8').split('\n');
  }

  test('RD2 every lead is synced to the disk before its answer, so that a power cut loses no acknowledged lead', {
    timeout: 120_000,
  }, async () => {
    const DATA_DIR = await folder();
    const posts = 1200;
    const lines = await traced(DATA_DIR, posts);
    // The first response is to a request of `spawnServer`, which waits for the store.
    expect(unsyncedAtAnswers(lines, DATA_DIR)).toEqual(Array(1 + posts).fill([]));
    // Enough leads that SQLite has moved some from its write-ahead log to the file.
    expect(lines.filter((line) => /f(?:data)?sync\(\d+<[^>]*leads\.sqlite>/.test(line)).length).toBeGreaterThan(1);

    // Verifies the check itself: it reports a server that does not sync.
    const without = (pattern: RegExp) =>
      unsyncedAtAnswers(
        lines.filter((line) => !pattern.test(line)),
        DATA_DIR,
      );
    expect(without(/(?:fdatasync|fsync)\(.*leads\.sqlite-wal>/).flat()).toContain('leads.sqlite-wal');
    expect(without(/fsync\(\d+<[^>]*leads-\w+>/).flat()).toContain(basename(DATA_DIR));
  });

  test('RD6 after a disk error, the store contains exactly the leads that were answered with 200', async () => {
    const DATA_DIR = await folder();
    const server = await spawnServer({ environment: { DATA_DIR }, overrides: { retryMs: 500 } });
    const agent = new Agent({ keepAlive: true });
    const answers = [await postLead(server.url, agent)];
    const repair = await failSyncs(server.pid);
    answers.push(await postLead(server.url, agent));
    expect(answers.at(-1)?.status).toBe(503);
    await repair();
    const post = async () => answers.push(await postLead(server.url, agent));
    const started = performance.now();
    while (answers.at(-1)?.status !== 200) await post();
    expect(performance.now() - started).toBeLessThan(3000);
    for (let count = 0; count < 5; count += 1) await post();
    agent.destroy();
    expect(answers.slice(-5).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    await server.kill();
    expect(namesIn(join(DATA_DIR, 'leads.sqlite'))).toEqual(new Set(acknowledged(answers)));
  });
});

test.skipIf(!canTrace)(
  'RD8 while the disk hangs, pages are served and forms get 503; then leads are stored',
  async () => {
    const DATA_DIR = await folder();
    const server = await spawnServer({
      environment: { DATA_DIR },
      command: hangingCommand(join(DATA_DIR, 'leads.sqlite'), 12),
      overrides: { timeoutMs: 500, retryMs: 200 },
    });
    const started = performance.now();
    const agent = new Agent({ keepAlive: true });
    expect((await fetch(`${server.url}/contact`)).status).toBe(200);
    expect((await postLead(server.url, agent)).status).toBe(503);
    expect((await fetch(`${server.url}/readyz`)).status).toBe(503);
    expect(performance.now() - started).toBeLessThan(8000);
    await expect.poll(() => server.lines.join('\n')).toMatch(/ALARM store-failing error=".*has not answered/);
    await expect.poll(async () => (await postLead(server.url, agent)).status, { timeout: 40_000 }).toBe(200);
    agent.destroy();
  },
);

const isRoot = process.getuid?.() === 0;
const canMount = isRoot && spawnSync('unshare', ['-m', 'true']).status === 0;

describe.skipIf(!canMount)('RD7 a full disk', () => {
  async function smallDisk(limit = 'size=800k'): Promise<string> {
    const DATA_DIR = await folder();
    expect(spawnSync('mount', ['-t', 'tmpfs', '-o', limit, 'tmpfs', DATA_DIR]).status).toBe(0);
    onTestFinished(() => void spawnSync('umount', ['-l', DATA_DIR]));
    return DATA_DIR;
  }
  function fillUp(folder: string): void {
    try {
      while (true) writeFileSync(join(folder, 'filler'), Buffer.alloc(4096), { flag: 'a' });
    } catch (error) {
      expect(error).toMatchObject({ code: 'ENOSPC' });
    }
  }
  const readyz = async (url: string) => (await fetch(`${url}/readyz`)).json();
  const quick = { retryMs: 200, probeMs: 200, watchMs: 100 };

  test('leads get 503, pages are served, `/readyz` reports the store, and heartbeats pause until there is space again', async () => {
    const DATA_DIR = await smallDisk();
    const watch = await httpListener();
    const smtp = await scriptedSmtp();
    onTestFinished(() => smtp.close());
    const environment = { DATA_DIR, HEARTBEAT_URL: watch.url, ...mailbox(smtp.url) };
    const server = await spawnServer({ environment, overrides: quick });
    await expect.poll(() => watch.received.length).toBeGreaterThan(0);
    const agent = new Agent({ keepAlive: true });
    const answers = [];
    do answers.push(await postLead(server.url, agent));
    while (answers.length < 2000 && answers.at(-1)?.status === 200);
    expect(answers.at(-1)?.status).toBe(503);
    expect((await fetch(`${server.url}/contact`)).status).toBe(200);
    // Also fills the space that SQLite frees when it truncates its write-ahead log.
    const readyOnFullDisk = () => {
      fillUp(DATA_DIR);
      return readyz(server.url);
    };
    await expect.poll(readyOnFullDisk).toMatchObject({ store: 'failing' });
    fillUp(DATA_DIR);
    await expect.poll(() => server.lines.join('\n')).toMatch(/ALARM store-failing .*disk is full/);
    const heartbeats = watch.received.length;
    await wait(1000);
    expect(watch.received.length).toBe(heartbeats);

    spawnSync('mount', ['-o', 'remount,size=20m', DATA_DIR]);
    await expect.poll(() => readyz(server.url)).toMatchObject({ store: 'ok' });
    const after = await postLead(server.url, agent);
    expect(after.status).toBe(200);
    agent.destroy();
    await server.kill();
    expect(namesIn(join(DATA_DIR, 'leads.sqlite'))).toEqual(new Set(acknowledged([...answers, after])));
  });

  test.each([
    ['for data', 'size=800k'],
    ['for another file', 'size=800k,nr_inodes=2'],
  ])(
    'a server that starts without space %s logs the reason, and stores leads once there is space',
    async (_, limit) => {
      const DATA_DIR = await smallDisk(limit);
      writeFileSync(join(DATA_DIR, 'filler'), Buffer.alloc(788 * 1024));
      const server = await spawnServer({ environment: { DATA_DIR }, overrides: quick });
      const agent = new Agent({ keepAlive: true });
      expect((await postLead(server.url, agent)).status).toBe(503);
      await expect
        .poll(() => server.lines.join('\n'))
        .toMatch(/ALARM store-failing .*(?:disk is full|disk I\/O error|ENOSPC|unable to open database file)/);
      expect(server.lines.join('\n')).not.toContain('Another server');
      rmSync(join(DATA_DIR, 'filler'));
      spawnSync('mount', ['-o', 'remount,size=20m,nr_inodes=100', DATA_DIR]);
      await expect.poll(async () => (await postLead(server.url, agent)).status).toBe(200);
      agent.destroy();
    },
  );
});

const exportedNames = (output: string) =>
  new Set(JSON.parse(output).map(({ params }: { params: typeof enquiry }) => params.name));

describe.each(storeKinds)('RD11 export, on %s', (store) => {
  test.skipIf(isMissing(store))('contains every lead acknowledged before, while more arrive', async () => {
    const environment = await freshPlace(store);
    const server = await spawnServer({ environment });
    const load = startLoad(server.url, 8);
    await load.reached(50);
    const before = acknowledged(load.posted);
    const exported = await leadsCommand(environment, 'export', '--format', 'json');
    const posted = await load.stop();
    expect(exported.code).toBe(0);
    expect(new Set(posted.map(({ status }) => status))).toEqual(new Set([200]));
    const names = exportedNames(exported.output);
    expect(before.filter((name) => !names.has(name))).toEqual([]);
  });
});

test.skipIf(inject('postgresBin') === '')(
  'RD13 no acknowledged lead is lost when PostgreSQL is down at the start and killed under load',
  { timeout: 120_000 },
  async () => {
    const cluster = await startCluster(inject('postgresBin'));
    onTestFinished(() => cluster.remove());
    const place = { DATA_DIR: await folder(), DATABASE_URL: await cluster.createDatabase() };
    await cluster.kill();
    const relay = await startRelay({ place, overrides: { retryMs: 500 } });
    expect((await relay.post(enquiry)).status).toBe(503);
    await cluster.start();
    const load = startLoad(relay.url, 8);
    const answers = (status: number) => load.posted.filter((posted) => posted.status === status).length;
    await expect.poll(() => answers(200), { timeout: 30_000 }).toBeGreaterThan(50);
    await cluster.kill();
    await expect.poll(() => answers(503), { timeout: 30_000 }).toBeGreaterThan(5);
    await cluster.start();
    const before = answers(200);
    await expect.poll(() => answers(200), { timeout: 30_000 }).toBeGreaterThan(before + 20);
    const posted = await load.stop();
    expect(new Set(posted.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const stored = new Set((await relay.stored()).map(({ params }) => params.name));
    expect(acknowledged(posted).filter((name) => !stored.has(name))).toEqual([]);
  },
);

test.skipIf(inject('postgresBin') === '')('while PostgreSQL hangs, leads get 503; later ones are mailed', async () => {
  const cluster = await startCluster(inject('postgresBin'));
  onTestFinished(() => cluster.remove());
  const proxy = await breakableProxy(new URL(cluster.url).port);
  const database = await cluster.createDatabase();
  const place = { DATA_DIR: await folder(), DATABASE_URL: database.replace(/:\d+\//, `:${proxy.port}/`) };
  const { relay, smtp } = await relayWithMailbox({ place, overrides: { retryMs: 200, probeMs: 500 } });
  expect((await relay.post({ ...enquiry, name: 'Before' })).status).toBe(200);
  await smtp.received(1);
  proxy.hold();
  const started = performance.now();
  expect((await relay.post({ ...enquiry, name: 'Meanwhile' })).status).toBe(503);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect((await fetch(`${relay.url}/readyz`)).status).toBe(503);
  expect(relay.log.join('')).toMatch(/ALARM store-failing/);
  proxy.release();
  const send = async () => (await relay.post({ ...enquiry, name: 'After' })).status;
  await expect.poll(send, { timeout: 30_000 }).toBe(200);
  await expect.poll(() => smtp.mails.length, { timeout: 30_000 }).toBe(2);
});
