import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Worker } from 'node:worker_threads';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openSqlite } from '../../server/leads/sqlite.ts';
import { leadStore } from '../../server/leads/store.ts';
import { reasonOf } from '../../server/log.ts';
import { scriptedSmtp } from '../fakes/scripted-smtp.ts';
import { leadsAfterUpdate, nameStateAndSpam, storeFixture } from './support/earlier-version.ts';
import { httpListener } from './support/http-listener.ts';
import { mailbox, relayWithMailbox } from './support/mail-settings.ts';
import { acknowledged, postLead, startLoad } from './support/post-leads.ts';
import { enquiry, startRelay } from './support/relay.ts';
import { mainFile, type SpawnedServer, spawnServer } from './support/spawn-server.ts';
import { newLead } from './support/store-with-clock.ts';
import { namesIn, openServerStore, storedLeads } from './support/stores.ts';

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

function columnsOf(file: string): string[] {
  const database = new DatabaseSync(file, { readOnly: true });
  const columns = database.prepare(`SELECT name FROM pragma_table_info('lead')`).all();
  database.close();
  return columns.map(({ name }) => String(name));
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

  test('a database with a newer schema is rejected', async () => {
    const DATA_DIR = await folder();
    const database = new DatabaseSync(join(DATA_DIR, 'leads.sqlite'));
    database.exec('PRAGMA user_version = 99');
    database.close();
    await expectClosedForm(
      await spawnServer({ environment: { DATA_DIR } }),
      /another schema \(99, and this release reads 4\)/,
    );
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

describe('RD12 a database of the previous version', () => {
  test('keeps all its leads, and those not mailed yet are mailed', async () => {
    const DATA_DIR = await folder();
    copyFileSync(storeFixture('schema-4.sqlite'), join(DATA_DIR, 'leads.sqlite'));
    const store = await openServerStore({ DATA_DIR });
    const leads = await store.list({});
    await store.close();
    // An SQLite file has only one server. The server that was sending a lead has therefore ended.
    const waiting = leadsAfterUpdate.map(([name, state, spam]) => [
      name,
      state === 'sending' ? 'pending' : state,
      spam,
    ]);
    expect(nameStateAndSpam(leads)).toEqual(waiting);
    expect(leads.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(leads[0]).toMatchObject({
      form: 'enquiry',
      flags: ['phone looks unusual'],
      reply: '250 2.0.0 taken',
      sentAt: expect.any(Number),
      page: '/contact',
      campaign: 'utm_source=google',
      params: { email: 'sara@example.com', message: 'Message of Sara.' },
    });
    expect(leads[2]).toMatchObject({ attempts: 1, lastError: '451 later' });

    const { relay, smtp } = await relayWithMailbox({ place: { DATA_DIR } });
    await smtp.received(5);
    const mailed = smtp.mails.map(({ raw }) => /Message of (\w+)/.exec(raw)?.[1]);
    expect(mailed.sort()).toEqual(['Huda', 'Listed', 'Maryam', 'Unlisted', 'Yusuf']);
    expect((await relay.post({ ...newLead().params, email: 'new@example.com' })).status).toBe(200);
    // Number 8 belonged to a lead that was deleted.
    expect((await relay.stored()).at(-1)?.sequence).toBe(9);
  });

  test('is copied once, before the update', async () => {
    const DATA_DIR = await folder();
    copyFileSync(storeFixture('schema-4.sqlite'), join(DATA_DIR, 'leads.sqlite'));
    for (let time = 0; time < 2; time += 1) await (await openServerStore({ DATA_DIR })).close();
    const copies = readdirSync(DATA_DIR).filter((name) => name.startsWith('leads-before-update-'));
    expect(copies).toHaveLength(1);
    expect(namesIn(join(DATA_DIR, copies[0] ?? '')).size).toBe(7);
  });

  test.each([
    ['after the update', true],
    ['if the current version created it', false],
  ])('can be used by the previous version %s', async (_, isUpdated) => {
    const DATA_DIR = await folder();
    const file = join(DATA_DIR, 'leads.sqlite');
    const before = columnsOf(storeFixture('schema-4.sqlite'));
    if (isUpdated) copyFileSync(storeFixture('schema-4.sqlite'), file);
    await (await openServerStore({ DATA_DIR })).close();
    const database = new DatabaseSync(file);
    // The previous version rejects a higher version number, and inserts leads with only the columns below.
    expect(database.prepare('PRAGMA user_version').get()).toEqual({ user_version: 4 });
    expect(columnsOf(file)).toEqual(expect.arrayContaining(before));
    database.exec(
      `INSERT INTO lead (id, received_at, form, params, flags, spam, page, campaign, dedupe_key, email_key, state, due_at)
       VALUES ('by-the-old-one', 1, 'quote', '{"name":"Omar"}', '[]', NULL, '/', '', 'key', '', 'held', 0)`,
    );
    database.close();
    const store = await openServerStore({ DATA_DIR });
    expect(await store.find('by-the-old-one')).toMatchObject({ state: 'pending', deliveredTo: [] });
    await store.close();
  });

  test('gets the missing columns when it has only some of the new ones', async () => {
    const DATA_DIR = await folder();
    const file = join(DATA_DIR, 'leads.sqlite');
    copyFileSync(storeFixture('schema-4.sqlite'), file);
    const database = new DatabaseSync(file);
    database.exec('ALTER TABLE lead ADD COLUMN closed_at INTEGER');
    database.close();
    const store = await openServerStore({ DATA_DIR });
    expect(await store.list({})).toHaveLength(7);
    await store.close();
  });

  test('is unchanged when the update fails half-way', async () => {
    const DATA_DIR = await folder();
    const file = join(DATA_DIR, 'leads.sqlite');
    copyFileSync(storeFixture('schema-4.sqlite'), file);
    const database = new DatabaseSync(file);
    database.exec('CREATE VIEW lead_probe AS SELECT 1; CREATE TABLE lead_waiting (a)');
    database.close();
    const before = columnsOf(file);
    expect(await openServerStore({ DATA_DIR }).catch(reasonOf)).toMatch(/lead_waiting/);
    expect(columnsOf(file)).toEqual(before);
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
