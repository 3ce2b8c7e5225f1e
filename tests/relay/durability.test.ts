import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../server/leads/sqlite.ts';
import { createLeadStore } from '../../server/leads/store.ts';
import { httpListener } from './support/http.ts';
import { leadsCommand } from './support/leads-command.ts';
import {
  enquiry,
  type Relay,
  type RelayOptions,
  readyz,
  relayWithMailbox,
  startLoad,
  startRelay,
} from './support/relay.ts';
import { spawnServer, withOverrides } from './support/spawn-server.ts';
import {
  freshPlace,
  isMissing,
  namesNotStored,
  newFolder,
  newLead,
  storedLeads,
  storedNames,
  storeKinds,
} from './support/stores.ts';

const isRoot = process.getuid?.() === 0;
const overrides = { retryMs: 200 };

const statusOfPost = async (relay: Relay, name = 'Sara') => (await relay.post({ ...enquiry, name })).status;

describe.each(storeKinds)('on %s', (kind) => {
  test.skipIf(isMissing(kind))('RD1 a server that is killed under load has lost no acknowledged lead', async () => {
    const environment = await freshPlace(kind);
    const safe: string[] = [];
    for (const count of [5, 20, 50]) {
      const server = await spawnServer(environment);
      const load = startLoad(server.url, 16);
      await load.reached(count);
      await server.kill();
      await load.stop();
      safe.push(...load.acknowledged());
    }
    expect(safe.length).toBeGreaterThanOrEqual(75);
    expect(await namesNotStored(environment, safe)).toEqual([]);
  });
});

test('RD4 SQLite syncs every commit, in a folder that only its user may read', async () => {
  const DATA_DIR = join(newFolder(), 'new', 'place');
  const database = openSqlite(DATA_DIR);
  await createLeadStore(database).add(newLead());
  expect(await database.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
  expect(await database.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
  await database.close();
  expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);
});

test('changes after a failed transaction are stored', async () => {
  const DATA_DIR = newFolder();
  const database = openSqlite(DATA_DIR);
  const store = createLeadStore(database);
  await store.add(newLead());
  const failing = database.transaction('', () => Promise.reject(new Error('The disk is full.')));
  await expect(failing).rejects.toThrow('The disk is full.');
  await store.claim('one', 1, 60_000);
  expect(await storedLeads({ DATA_DIR })).toMatchObject([{ state: 'sending' }]);
  await store.close();
});

/** Starts a server whose store cannot be opened. Pages are served, and the log gives the reason. */
async function startWithoutStore(reason: RegExp, options: RelayOptions): Promise<Relay> {
  const relay = await startRelay({ overrides, ...options });
  expect(await statusOfPost(relay)).toBe(503);
  expect((await fetch(`${relay.url}/contact`)).status).toBe(200);
  expect(await readyz(relay)).toMatchObject({ status: 503, store: 'failing' });
  expect(relay.log.join('\n')).toMatch(reason);
  return relay;
}

describe('RD8 a server starts without a store, and stores leads once the reason is gone', () => {
  test('a damaged file is not changed', async () => {
    const DATA_DIR = newFolder();
    const store = createLeadStore(openSqlite(DATA_DIR));
    for (let count = 0; count < 400; count += 1) await store.add(newLead());
    await store.close();
    const file = join(DATA_DIR, 'leads.sqlite');
    const bytes = readFileSync(file);
    bytes.fill(0xaa, bytes.length - 8000, bytes.length - 4000);
    writeFileSync(file, bytes);
    const relay = await startWithoutStore(/ALARM store-failing .*leads\.sqlite.*damaged.*backup/, {
      place: { DATA_DIR },
    });
    expect(readFileSync(file).equals(bytes)).toBe(true);
    rmSync(file);
    await expect.poll(() => statusOfPost(relay)).toBe(200);
  });

  test('no new file hides the leads in a journal', async () => {
    const DATA_DIR = newFolder();
    const file = join(DATA_DIR, 'leads.sqlite');
    writeFileSync(`${file}-wal`, 'x');
    const relay = await startWithoutStore(/its journal .* is there/, { place: { DATA_DIR } });
    expect(existsSync(file)).toBe(false);
    rmSync(`${file}-wal`);
    await expect.poll(() => statusOfPost(relay)).toBe(200);
  });

  test('a database that cannot be reached is an alarm at ALARM_URL', async () => {
    const chat = await httpListener();
    const DATABASE_URL = 'postgres://leads@127.0.0.1:9/leads';
    await startWithoutStore(/ALARM store-failing .*DATABASE_URL.*ECONNREFUSED/, {
      place: { DATA_DIR: newFolder(), DATABASE_URL },
      environment: { ALARM_URL: chat.url },
    });
    await expect.poll(() => chat.received.map(({ body }) => body).join()).toContain('store-failing');
  });

  test('a folder without write permission', async () => {
    const DATA_DIR = newFolder();
    chmodSync(DATA_DIR, 0o555);
    // Takes from root the capability to ignore file permissions. The process remains root, so it can read the project.
    const asRoot = ['setpriv', '--bounding-set=-dac_override,-dac_read_search', ...withOverrides];
    const server = await spawnServer({ DATA_DIR }, overrides, isRoot ? asRoot : withOverrides);
    await expect.poll(() => server.lines.join('\n')).toMatch(/store-failing .*set DATA_DIR to another folder.*EACCES/);
    expect((await fetch(`${server.url}/contact`)).status).toBe(200);
    chmodSync(DATA_DIR, 0o755);
    await expect.poll(() => readyz(server)).toMatchObject({ store: 'ok' });
  });

  test('RD14 another server that uses the same file', async () => {
    const first = await startRelay();
    const second = await startWithoutStore(/Another server already uses the leads/, { place: first.place });
    expect(await statusOfPost(first)).toBe(200);
    expect(await first.stored()).toHaveLength(1);
    await first.stop();
    await expect.poll(() => statusOfPost(second, 'Omar')).toBe(200);
  });

  test('a thread of the store that ends', async () => {
    const threads: Worker[] = [];
    const noticeThread = (thread: Worker) => threads.push(thread);
    process.on('worker', noticeThread);
    onTestFinished(() => void process.off('worker', noticeThread));
    const relay = await startRelay();
    await threads[0]?.terminate();
    expect(await statusOfPost(relay)).toBe(503);
    expect(relay.log.join('')).toMatch(/store-failing error="The thread of the store has ended/);
    await expect.poll(() => statusOfPost(relay)).toBe(200);
    expect(threads).toHaveLength(2);
  });
});

test('while another program locks the database, pages are served, and leads are stored after it, or get 503 in time', async () => {
  const relay = await startRelay();
  const other = new DatabaseSync(join(relay.place.DATA_DIR ?? '', 'leads.sqlite'), { timeout: 5000 });
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const posted = relay.post(enquiry);
  for (let count = 0; count < 3; count += 1) expect((await fetch(`${relay.url}/contact`)).status).toBe(200);
  // The lead can be stored only if the lock ends in time. If pages waited for the lead, `COMMIT` would be too late.
  other.exec('COMMIT');
  expect((await posted).status).toBe(200);
  expect(await relay.stored()).toHaveLength(1);

  other.exec('BEGIN IMMEDIATE');
  const times = Array.from({ length: 8 }, async (_, index) => {
    const started = performance.now();
    expect((await relay.post({ ...enquiry, name: `Sara ${index}` })).status).toBe(503);
    return performance.now() - started;
  });
  expect(Math.max(...(await Promise.all(times)))).toBeLessThan(5000);
  other.exec('COMMIT');
});

test('with typos in settings, leads are stored and listed, and the log and `/readyz` name the settings', async () => {
  const environment = {
    SMTP_URL: 'smtp://user:secret-password@mail.example.com:587   # the mailbox',
    MAIL_TO: 'a@example.com; b@example.com',
    HSTS: 'yes',
  };
  const relay = await startRelay({ environment });
  expect(await statusOfPost(relay)).toBe(200);
  expect(relay.log.join('\n')).toMatch(
    /ALARM settings-wrong .*The form works.*SMTP_URL cannot be used.*MAIL_TO cannot be used.*HSTS/,
  );
  expect(await readyz(relay)).toMatchObject({
    status: 503,
    settings: 'SMTP_URL, MAIL_TO, HSTS',
    store: 'ok',
    mail: 'not configured',
  });
  expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
  expect(relay.log.join('\n')).not.toContain('secret-password');
  expect(await leadsCommand({ ...relay.place, ...environment }, 'list')).toMatchObject({ code: 0 });
});

const canMount = isRoot && spawnSync('unshare', ['-m', 'true']).status === 0;

test.skipIf(!canMount)(
  'RD7 while the disk is full, leads get 503, pages are served and heartbeats pause; then leads are stored again',
  async () => {
    const DATA_DIR = newFolder();
    const mount = (size: string) => spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', DATA_DIR]).status;
    expect(mount('size=800k')).toBe(0);
    onTestFinished(() => void spawnSync('umount', ['-l', DATA_DIR]));
    const heartbeats = await httpListener();
    const { relay } = await relayWithMailbox({
      place: { DATA_DIR },
      environment: { HEARTBEAT_URL: heartbeats.url },
      overrides: { ...overrides, probeMs: 100, watchMs: 100 },
    });
    await expect.poll(() => heartbeats.received.length).toBeGreaterThan(0);
    const load = startLoad(relay.url, 2);
    await expect.poll(() => load.posted.at(-1)?.status).toBe(503);
    await load.stop();
    expect((await fetch(`${relay.url}/contact`)).status).toBe(200);
    // Also fills the space that SQLite frees when it truncates its journal.
    const readyOnFullDisk = async () => {
      expect(() => writeFileSync(join(DATA_DIR, 'filler'), Buffer.alloc(1e6), { flag: 'a' })).toThrow('ENOSPC');
      return readyz(relay);
    };
    await expect.poll(readyOnFullDisk).toMatchObject({ store: 'failing' });
    expect(relay.log.join('\n')).toMatch(/ALARM store-failing .*disk is full/);
    const before = heartbeats.received.length;
    await expect.poll(readyOnFullDisk).toMatchObject({ store: 'failing' });
    expect(heartbeats.received.length).toBe(before);

    expect(mount('remount,size=20m')).toBe(0);
    await expect.poll(() => statusOfPost(relay, 'After')).toBe(200);
    await relay.stop();
    expect((await storedNames({ DATA_DIR })).sort()).toEqual([...load.acknowledged(), 'After'].sort());
  },
);
