import { readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { openStore } from '../../server/leads/open-store.ts';
import { createLog } from '../../server/log.ts';
import { fixture, migrated, summary } from './support/earlier-version.ts';
import { newLead } from './support/store-with-clock.ts';
import { freshPlace, isMissing, storedLeads } from './support/stores.ts';

test.skipIf(isMissing('postgres'))(
  'D12 a store of the version before this one is read in PostgreSQL, too',
  async () => {
    const place = await freshPlace('postgres');
    const client = new Client({ connectionString: place.DATABASE_URL ?? '' });
    await client.connect();
    await client.query(readFileSync(fixture('schema-2.postgres.sql'), 'utf8'));
    await client.query('CREATE TABLE lead_schema (version INTEGER NOT NULL); INSERT INTO lead_schema VALUES (2)');
    const old = new DatabaseSync(fixture('schema-3.sqlite'), { readOnly: true });
    for (const row of old.prepare('SELECT * FROM lead ORDER BY sequence').all()) {
      const { sequence: _, ...values } = row;
      const names = Object.keys(values);
      const places = names.map((_name, index) => `$${index + 1}`);
      await client.query(`INSERT INTO lead (${names}) VALUES (${places})`, Object.values(values));
    }
    old.close();
    await client.end();
    await expect(storedLeads(place)).rejects.toThrow(/older version[\s\S]*Start the server/);
    const store = await openStore(
      readConfig(place),
      createLog(() => {}),
    );
    expect(summary(await store.list({}))).toEqual(migrated);
    await store.add(newLead());
    expect((await store.list({})).at(-1)?.sequence).toBe(10);
    await store.close();
  },
);

test.skipIf(isMissing('postgres'))(
  'PostgreSQL on another machine without TLS is refused, unless the owner says otherwise',
  async () => {
    const { DATABASE_URL = '', ...place } = await freshPlace('postgres');
    const elsewhere = DATABASE_URL.replace('127.0.0.1', '0.0.0.0');
    await expect(storedLeads({ ...place, DATABASE_URL: elsewhere })).rejects.toThrow(/SSL[\s\S]*sslmode=disable/);
    const store = await openStore(
      readConfig({ ...place, DATABASE_URL: `${elsewhere}?sslmode=disable` }),
      createLog(() => {}),
    );
    expect(await store.list({})).toEqual([]);
    await store.close();
  },
);
