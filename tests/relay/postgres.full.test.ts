import { execFileSync } from 'node:child_process';
import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../server/leads/postgres.ts';
import { reasonOf } from '../../server/log.ts';
import { leadsCommand } from './support/leads-command.ts';
import { createDatabase, query, startCluster } from './support/postgres.ts';
import { enquiry, startLoad, startRelay } from './support/relay.ts';
import { freshPlace, isMissing, namesNotStored, newFolder, newLead, openServerStore } from './support/stores.ts';

/**
 * An address of this machine that is not a loopback address, so the server treats it as another machine. Only
 * connections to other machines need a trusted certificate.
 */
const otherHost = '0.0.0.0';

async function ownCluster(options: string[] = []) {
  const cluster = await startCluster(inject('postgresBin'), options);
  onTestFinished(() => cluster.remove());
  return cluster;
}

/** Settings for a database of the test's own cluster. */
async function placeIn(url: string) {
  return { DATA_DIR: newFolder(), DATABASE_URL: await createDatabase(url) };
}

describe.skipIf(isMissing('postgres'))('PostgreSQL', () => {
  test('RD13 no acknowledged lead is lost when it is down at the start, hangs, and is killed under load', {
    timeout: 120_000,
  }, async () => {
    const cluster = await ownCluster();
    const place = await placeIn(cluster.url);
    await cluster.kill();
    const relay = await startRelay({ place, overrides: { retryMs: 200, probeMs: 500 } });
    expect((await relay.post(enquiry)).status).toBe(503);
    await cluster.start();
    const load = startLoad(relay.url, 8);
    const answers = (status: number) => load.posted.filter((posted) => posted.status === status).length;
    const moreAnswers = async (status: number) => {
      const before = answers(status);
      await expect.poll(() => answers(status), { timeout: 30_000 }).toBeGreaterThan(before + 10);
    };
    await moreAnswers(200);
    cluster.pause('SIGSTOP');
    await moreAnswers(503);
    expect((await fetch(`${relay.url}/readyz`)).status).toBe(503);
    cluster.pause('SIGCONT');
    await moreAnswers(200);
    await cluster.kill();
    await moreAnswers(503);
    await cluster.start();
    await moreAnswers(200);
    await load.stop();
    expect(new Set(load.posted.map(({ status }) => status))).toEqual(new Set([200, 503]));
    expect(await namesNotStored(place, load.acknowledged())).toEqual([]);
  });

  test('RD2 every commit is synced to the disk, whatever the default of the database, which must have fsync', async () => {
    const { DATABASE_URL = '' } = await freshPlace('postgres');
    await query(DATABASE_URL, `ALTER DATABASE ${new URL(DATABASE_URL).pathname.slice(1)} SET synchronous_commit = off`);
    const database = await openPostgres(DATABASE_URL);
    const inTransaction = await database.transaction('', (run) => run('SHOW synchronous_commit'));
    expect(inTransaction).toEqual([{ synchronous_commit: 'on' }]);
    await database.close();
    const unsafe = await ownCluster(['fsync=off']);
    expect(await openPostgres(unsafe.url).catch(reasonOf)).toMatch(/fsync is 'off', so a power cut would lose leads/);
  });

  test('sslrootcert and NODE_EXTRA_CA_CERTS name its authority, for backups too', async () => {
    const folder = newFolder();
    const key = join(folder, 'key.pem');
    const cert = join(folder, 'cert.pem');
    const names = ['-subj', `/CN=${otherHost}`, '-addext', `subjectAltName=IP:${otherHost}`];
    const files = ['-keyout', key, '-out', cert];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, ...names], { stdio: 'pipe' });
    // If the tests run as root, PostgreSQL runs as the user 65534, and must be able to read the files.
    if (process.getuid?.() === 0) for (const path of [folder, key, cert]) chownSync(path, 65534, 65534);
    const cluster = await ownCluster(['ssl=on', `ssl_cert_file=${cert}`, `ssl_key_file=${key}`]);
    const local = await placeIn(cluster.url);
    const place = { ...local, DATABASE_URL: local.DATABASE_URL.replace('127.0.0.1', otherHost) };
    expect(await openServerStore(place).catch(reasonOf)).toMatch(/self-signed certificate/);
    const store = await openServerStore({ ...place, DATABASE_URL: `${place.DATABASE_URL}?sslrootcert=${cert}` });
    await store.close();

    const file = join(place.DATA_DIR, 'copy.backup');
    const environment = { ...place, NODE_EXTRA_CA_CERTS: cert };
    expect(await leadsCommand(environment, 'backup', file)).toMatchObject({ code: 0 });
    expect(await leadsCommand(environment, 'restore', file)).toMatchObject({ code: 0 });
  });

  test('erasing gives up during a long read and does not block new leads', async () => {
    const place = await freshPlace('postgres');
    const store = await openServerStore(place);
    const reader = new Client({ connectionString: place.DATABASE_URL ?? '' });
    await reader.connect();
    await reader.query('BEGIN');
    await reader.query('SELECT count(*) FROM lead');
    // `VACUUM FULL` waits for the reader, and all later queries on the table wait for `VACUUM FULL`.
    const erasing = store.erase().catch(String);
    await expect
      .poll(async () => (await reader.query(`SELECT 1 FROM pg_locks WHERE NOT granted`)).rowCount, { timeout: 2000 })
      .toBe(1);
    await expect(store.add(newLead())).resolves.toMatchObject({ isDuplicate: false });
    // The lock timeout alone is not enough, because it does not limit how long the table remains locked.
    expect(await erasing).toMatch(/statement timeout/);
    await reader.query('COMMIT');
    await store.erase();
    await reader.end();
    await store.close();
  });

  test('delete removes the text of a lead from all files of the table', async () => {
    const place = await freshPlace('postgres');
    const store = await openServerStore(place);
    // Counts the files that contain the text, among those of the table, its indexes and its TOAST table.
    const occurrences = async (text: string) => {
      await query(place.DATABASE_URL ?? '', 'CHECKPOINT');
      const relations = `SELECT oid FROM pg_class WHERE relname LIKE 'lead%' AND relkind IN ('r', 'i')
        UNION SELECT reltoastrelid FROM pg_class WHERE relname = 'lead' AND reltoastrelid <> 0`;
      const { rows } = await query(
        place.DATABASE_URL ?? '',
        `SELECT count(*) AS files FROM (${relations}) AS own
         WHERE position(convert_to($1, 'UTF8') IN pg_read_binary_file(pg_relation_filepath(own.oid))) > 0`,
        [text],
      );
      return Number(rows[0].files);
    };
    await store.add(newLead({ params: { message: 'of-another' } }));
    // Inserted last, because PostgreSQL may overwrite an earlier deleted row.
    await store.add(newLead({ params: { message: 'my-secret', email: 'sara@example.com' } }));
    await store.close();
    expect(await occurrences('my-secret')).toBe(1);
    expect((await leadsCommand(place, 'delete', '--email', 'sara@example.com')).output).toMatch(/^1 deleted/);
    expect([await occurrences('my-secret'), await occurrences('sara@example.com')]).toEqual([0, 0]);
    expect(await occurrences('of-another')).toBe(1);
  });
});
