import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../server/leads/sqlite.ts';
import { leadStore } from '../../server/leads/store.ts';
import { scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { httpListener } from './support/http-listener.ts';
import { mailbox } from './support/mail-settings.ts';
import { acknowledged, postLead, startLoad } from './support/post-leads.ts';
import { enquiry, startRelay } from './support/relay.ts';
import { mainFile, type SpawnedServer, spawnServer } from './support/spawn-server.ts';
import { newLead } from './support/store-with-clock.ts';
import { namesIn, storedLeads } from './support/stores.ts';

const isRoot = process.getuid?.() === 0;
const folder = () => mkdtemp(join(tmpdir(), 'leads-'));

async function expectLeadsAreStored({ url }: SpawnedServer): Promise<void> {
  const agent = new Agent({ keepAlive: true });
  await expect.poll(async () => (await postLead(url, agent)).status).toBe(200);
  agent.destroy();
}

/** The output of a process can arrive later than its answer to a request. */
async function expectLine(server: SpawnedServer, line: RegExp): Promise<void> {
  await expect.poll(() => server.lines.join('\n')).toMatch(line);
}

async function fill(DATA_DIR: string, count: number): Promise<void> {
  const store = leadStore(openSqlite(DATA_DIR));
  for (let index = 0; index < count; index += 1) await store.add(newLead());
  await store.close();
}

test('RD1 a kill under load loses no acknowledged lead', { timeout: 60_000 }, async () => {
  const DATA_DIR = await folder();
  const server = await spawnServer({ environment: { DATA_DIR } });
  const load = startLoad(server.url, 16);
  await load.reached(20);
  await server.kill();
  const safe = acknowledged(await load.stop());
  const stored = namesIn(join(DATA_DIR, 'leads.sqlite'));
  expect(safe.length).toBeGreaterThanOrEqual(20);
  expect(safe.filter((name) => !stored.has(name))).toEqual([]);
});

test('RD4 SQLite uses WAL mode and full sync, at the first start and the next', async () => {
  const DATA_DIR = await folder();
  for (let time = 0; time < 2; time += 1) {
    const database = openSqlite(DATA_DIR);
    await leadStore(database).add(newLead());
    expect(await database.query('PRAGMA synchronous')).toEqual([{ synchronous: 2 }]);
    expect(await database.query('PRAGMA journal_mode')).toEqual([{ journal_mode: 'wal' }]);
    await database.close();
  }
});

test('changes after a failed transaction are stored', async () => {
  const DATA_DIR = await folder();
  const database = openSqlite(DATA_DIR);
  const store = leadStore(database);
  await store.add(newLead());
  const failing = database.transaction([], () => Promise.reject(new Error('The disk is full.')));
  await expect(failing).rejects.toThrow('The disk is full.');
  await store.claim('one', 1, 60_000);
  expect(await storedLeads({ DATA_DIR })).toMatchObject([{ state: 'sending' }]);
  await store.close();
});

describe('RD8 a start with a store or a setting that cannot be used serves pages and logs the reason', () => {
  /**
   * Runs Node. If the tests run as root, Node gets no permission to ignore file permissions. It still runs as root,
   * because another user might not be able to read the project.
   */
  const command = isRoot
    ? ['setpriv', '--bounding-set=-dac_override,-dac_read_search', process.execPath]
    : [process.execPath];

  async function expectClosedForm(server: SpawnedServer, reason: RegExp): Promise<void> {
    const agent = new Agent({ keepAlive: true });
    expect((await postLead(server.url, agent)).status).toBe(503);
    agent.destroy();
    expect((await fetch(`${server.url}/contact`)).status).toBe(200);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([503, expect.objectContaining({ store: 'failing' })]);
    await expectLine(server, reason);
  }
  const quick = { retryMs: 200 };

  test('a corrupt file is not changed, and leads are stored once a valid file replaces it', async () => {
    const DATA_DIR = await folder();
    const file = join(DATA_DIR, 'leads.sqlite');
    const garbage = 'this is not a database'.repeat(500);
    writeFileSync(file, garbage);
    const server = await spawnServer({ environment: { DATA_DIR }, overrides: quick });
    await expectClosedForm(server, /ALARM store-failing .*leads\.sqlite.*damaged.*backup/);
    expect(readFileSync(file, 'utf8')).toBe(garbage);
    const whole = await folder();
    await fill(whole, 1);
    renameSync(join(whole, 'leads.sqlite'), file);
    await expectLeadsAreStored(server);
    expect(await storedLeads({ DATA_DIR })).toHaveLength(2);
  });

  test('a damaged page inside the file is detected at the start', async () => {
    const DATA_DIR = await folder();
    await fill(DATA_DIR, 400);
    const file = join(DATA_DIR, 'leads.sqlite');
    const bytes = readFileSync(file);
    bytes.fill(0xaa, bytes.length - 8000, bytes.length - 4000);
    writeFileSync(file, bytes);
    await expectClosedForm(await spawnServer({ environment: { DATA_DIR } }), /ALARM store-failing .*damaged/);
  });

  test('a folder or a file without write permission', async () => {
    const closed = await folder();
    chmodSync(closed, 0o555);
    const server = await spawnServer({ environment: { DATA_DIR: closed }, command, overrides: quick });
    await expectClosedForm(server, /ALARM store-failing .*set DATA_DIR to another folder.*EACCES/);
    chmodSync(closed, 0o755);
    await expectLeadsAreStored(server);

    const foreign = await folder();
    await fill(foreign, 1);
    chmodSync(foreign, 0o777);
    chmodSync(join(foreign, 'leads.sqlite'), 0o400);
    if (!isRoot) return;
    chownSync(join(foreign, 'leads.sqlite'), 0, 0);
    await expectClosedForm(await spawnServer({ environment: { DATA_DIR: foreign }, command }), /EACCES/);
  });

  test('a missing folder is created; a journal without its database is not overwritten', async () => {
    const DATA_DIR = join(await folder(), 'new', 'place');
    const server = await spawnServer({ environment: { DATA_DIR } });
    await server.kill('SIGTERM');
    expect(existsSync(join(DATA_DIR, 'leads.sqlite'))).toBe(true);
    // Other users of the machine may not read customers' addresses.
    expect(statSync(DATA_DIR).mode & 0o777).toBe(0o700);

    const orphaned = await folder();
    mkdirSync(orphaned, { recursive: true });
    writeFileSync(join(orphaned, 'leads.sqlite-wal'), 'x');
    await expectClosedForm(await spawnServer({ environment: { DATA_DIR: orphaned } }), /is missing/);
    expect(existsSync(join(orphaned, 'leads.sqlite'))).toBe(false);
  });

  test('an unreachable PostgreSQL server is reported to ALARM_URL', async () => {
    const chat = await httpListener();
    const environment = {
      DATA_DIR: await folder(),
      DATABASE_URL: 'postgres://leads@127.0.0.1:9/leads',
      ALARM_URL: chat.url,
    };
    const server = await spawnServer({ environment });
    // Waits for the alarm from the start, because the first lead would raise the same alarm again.
    await expect.poll(() => chat.received.some(({ body }) => body.includes('store-failing'))).toBe(true);
    await expectClosedForm(server, /ALARM store-failing .*DATABASE_URL.*ECONNREFUSED/);
  });

  test('with a typo in a mail setting, leads are stored, and the log and `/readyz` name the setting', async () => {
    const environment = {
      DATA_DIR: await folder(),
      SMTP_URL: 'smtp://user:secret-password@mail.example.com:587   # the mailbox',
      MAIL_TO: 'a@example.com; b@example.com',
    };
    const server = await spawnServer({ environment, script: mainFile });
    await expectLeadsAreStored(server);
    await expectLine(server, /ALARM settings-wrong .*SMTP_URL has a comment behind its value.*MAIL_TO cannot be used/);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      expect.objectContaining({ settings: 'SMTP_URL, MAIL_TO', store: 'ok', mail: 'not configured' }),
    ]);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(server.lines.join('\n')).not.toContain('secret-password');
  });

  test('an invalid setting that leads do not need is reported, and leads are stored and mailed', async () => {
    const smtp = await scriptedSmtp();
    onTestFinished(() => smtp.close());
    const environment = {
      ...mailbox(smtp.url),
      DATA_DIR: await folder(),
      HEARTBEAT_URL: 'hc.example.com',
      HSTS: 'yes',
    };
    const server = await spawnServer({ environment, script: mainFile });
    await expectLeadsAreStored(server);
    await smtp.received(1);
    await expectLine(server, /ALARM settings-wrong .*The form works.*HEARTBEAT_URL cannot be used.*HSTS/);
    const ready = await fetch(`${server.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      200,
      expect.objectContaining({ settings: 'HEARTBEAT_URL, HSTS' }),
    ]);
  });
});

test('if the thread of the store ends, the next lead gets 503, and a new thread stores the lead after it', async () => {
  const threads: Worker[] = [];
  const noticeThread = (thread: Worker) => threads.push(thread);
  process.on('worker', noticeThread);
  onTestFinished(() => void process.off('worker', noticeThread));
  const relay = await startRelay();
  await threads[0]?.terminate();
  expect((await relay.post(enquiry)).status).toBe(503);
  await expect.poll(() => relay.log.join('')).toContain('store-ok');
  expect(relay.log.join('')).toMatch(/store-failing error="The thread of the store has ended/);
  expect(threads).toHaveLength(2);
  expect((await relay.post(enquiry)).status).toBe(200);
});

test('RD14 a second server on the same file raises an alarm, and stores leads after the first one has ended', async () => {
  const DATA_DIR = await folder();
  const first = await spawnServer({ environment: { DATA_DIR } });
  const second = await spawnServer({ environment: { DATA_DIR }, overrides: { retryMs: 200 } });
  await expectLine(second, /ALARM store-failing .*Another server already uses the leads/);
  const agent = new Agent({ keepAlive: true });
  expect((await postLead(first.url, agent)).status).toBe(200);
  agent.destroy();
  expect(await storedLeads({ DATA_DIR })).toHaveLength(1);
  await first.kill();
  await expectLeadsAreStored(second);
  expect(await second.kill('SIGTERM')).toBe(0);
});
