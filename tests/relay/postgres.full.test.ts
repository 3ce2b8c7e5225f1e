import { chownSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { reasonOf } from '../../server/log.ts';
import { leadsCommand } from './support/leads-command.ts';
import { hasOpenssl, otherHost, ownCertificate } from './support/own-certificate.ts';
import { startCluster } from './support/postgres.ts';
import { newLead } from './support/store-with-clock.ts';
import { freshPlace, isMissing, openServerStore, storedLeads } from './support/stores.ts';

test.skipIf(isMissing('postgres'))(
  'PostgreSQL on another machine without TLS is rejected, unless the URL has sslmode=disable',
  async () => {
    const { DATABASE_URL = '', ...place } = await freshPlace('postgres');
    const elsewhere = DATABASE_URL.replace('127.0.0.1', '0.0.0.0');
    expect(await storedLeads({ ...place, DATABASE_URL: elsewhere }).catch(reasonOf)).toMatch(/sslmode=disable.*SSL/);
    const store = await openServerStore({ ...place, DATABASE_URL: `${elsewhere}?sslmode=disable` });
    expect(await store.list({})).toEqual([]);
    await store.close();
  },
);

test.skipIf(isMissing('postgres') || !hasOpenssl)(
  'sslrootcert and NODE_EXTRA_CA_CERTS name the authority of a PostgreSQL on another machine, for backups too',
  async () => {
    const { key, cert } = ownCertificate();
    // If the tests run as root, PostgreSQL runs as the user 65534 and must be able to read the key.
    if (process.getuid?.() === 0) chownSync(key, 65534, 65534);
    const options = ['ssl=on', `ssl_cert_file=${cert}`, `ssl_key_file=${key}`];
    const cluster = await startCluster(inject('postgresBin'), options);
    onTestFinished(() => cluster.remove());
    const { DATA_DIR = '' } = await freshPlace('sqlite');
    const DATABASE_URL = (await cluster.createDatabase()).replace('127.0.0.1', otherHost);
    expect(await openServerStore({ DATA_DIR, DATABASE_URL }).catch(reasonOf)).toMatch(/self-signed certificate/);
    const store = await openServerStore({ DATA_DIR, DATABASE_URL: `${DATABASE_URL}?sslrootcert=${cert}` });
    expect(await store.list({})).toEqual([]);
    await store.close();

    const file = join(DATA_DIR, 'copy.backup');
    const place = { DATA_DIR, DATABASE_URL, NODE_EXTRA_CA_CERTS: cert };
    expect(await leadsCommand(place, 'backup', file)).toMatchObject({ code: 0 });
    expect(await leadsCommand(place, 'restore', file)).toMatchObject({ code: 0 });
  },
);

test.skipIf(isMissing('postgres'))('erasing times out during a long read and does not block new leads', async () => {
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

test.skipIf(isMissing('postgres'))('delete removes the text of a lead from all files of the table', async () => {
  const place = await freshPlace('postgres');
  const store = await openServerStore(place);
  const client = new Client({ connectionString: place.DATABASE_URL ?? '' });
  await client.connect();
  // Counts the files that contain the text, among those of the table, its indexes and its TOAST table.
  const occurrences = async (text: string) => {
    await client.query('CHECKPOINT');
    const relations = `SELECT oid FROM pg_class WHERE relname LIKE 'lead%' AND relkind IN ('r', 'i')
      UNION SELECT reltoastrelid FROM pg_class WHERE relname = 'lead' AND reltoastrelid <> 0`;
    const { rows } = await client.query(
      `SELECT count(*) AS files FROM (${relations}) AS own
       WHERE position(convert_to($1, 'UTF8') IN pg_read_binary_file(pg_relation_filepath(own.oid))) > 0`,
      [text],
    );
    return Number(rows[0].files);
  };
  await store.add(newLead({ params: { name: 'Omar', phone: '2', message: 'of-another' } }));
  // Inserted last, because PostgreSQL may overwrite an earlier deleted row.
  await store.add(
    newLead({ params: { name: 'Sara', phone: '1', message: 'my-secret' }, emailKey: 'sara@example.com' }),
  );
  expect(await occurrences('my-secret')).toBe(1);
  await store.close();
  expect((await leadsCommand(place, 'delete', '--email', 'sara@example.com')).output).toMatch(/^1 deleted/);
  expect([await occurrences('my-secret'), await occurrences('sara@example.com')]).toEqual([0, 0]);
  expect(await occurrences('of-another')).toBe(1);

  // What docs/leads.md recommends for deleted leads that could not be erased.
  const again = await openServerStore(place);
  const [lead] = await again.list({});
  await again.delete(lead?.id ?? '');
  await again.close();
  expect(await occurrences('of-another')).toBe(1);
  await client.query('VACUUM (FULL) lead');
  expect(await occurrences('of-another')).toBe(0);
  await client.end();
});
