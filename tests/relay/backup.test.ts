import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { leadsCommand } from './support/leads-command.ts';
import { acknowledged, startLoad } from './support/post-leads.ts';
import { enquiry, startRelay } from './support/relay.ts';
import { freshPlace, isMissing, namesIn, openServerStore, storedLeads, storeKinds } from './support/stores.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'backup-')), 'copy.sqlite');

describe.each(storeKinds)('backup and restore, on %s', (kind) => {
  const on = test.skipIf(isMissing(kind));

  on('a backup made while leads arrive contains every lead acknowledged before it started', async () => {
    const relay = await startRelay({ store: kind });
    const load = startLoad(relay.url, 8);
    const file = newFile();
    await load.reached(50);
    const before = acknowledged(load.posted);
    expect(await leadsCommand(relay.place, 'backup', file)).toMatchObject({ code: 0 });
    const posted = await load.stop();
    expect(new Set(posted.map(({ status }) => status))).toEqual(new Set([200]));
    expect(readdirSync(join(file, '..'))).toEqual(['copy.sqlite']);
    const place = await freshPlace(kind);
    expect(await leadsCommand(place, 'restore', file)).toMatchObject({ code: 0 });
    const copied = new Set((await storedLeads(place)).map(({ params }) => params.name));
    expect(before.filter((name) => !copied.has(name))).toEqual([]);
  });

  on('a restore into an empty store returns every lead unchanged and reuses no number', async () => {
    const first = await startRelay({ store: kind });
    for (const name of ['Sara', 'Omar', 'Lina']) await first.post({ ...enquiry, name });
    await leadsCommand(first.place, 'delete', '3');
    const file = newFile();
    expect(await leadsCommand(first.place, 'backup', file)).toMatchObject({ code: 0 });
    await first.stop();
    const leads = await storedLeads(first.place);

    const place = await freshPlace(kind);
    const restored = await leadsCommand(place, 'restore', file);
    expect(restored).toEqual({
      code: 0,
      output: '2 leads were restored. The numbers of new leads begin 1000 higher.\n',
    });
    const second = await startRelay({ place });
    expect(await second.stored()).toEqual(leads);
    await second.post({ ...enquiry, name: 'Next' });
    expect((await second.stored()).at(-1)?.sequence).toBe(1004);
  });

  on('restore rejects a file that is not a database, and changes no lead', async () => {
    const relay = await startRelay({ store: kind });
    await relay.post(enquiry);
    await relay.stop();
    const { code, output } = await leadsCommand(relay.place, 'restore', import.meta.filename);
    const reason =
      kind === 'sqlite' ? /cannot be used as a backup.*: file is not a database/ : /There are leads in the database/;
    expect([code, output]).toEqual([1, expect.stringMatching(reason)]);
    expect(await storedLeads(relay.place)).toHaveLength(1);
  });
});

test('an interrupted backup does not prevent the next one', async () => {
  const relay = await startRelay();
  await relay.post(enquiry);
  const file = newFile();
  writeFileSync(`${file}.unfinished`, 'half a backup');
  expect((await leadsCommand(relay.place, 'backup', file)).code).toBe(0);
  expect(namesIn(file).size).toBe(1);
  expect(readdirSync(join(file, '..'))).toEqual(['copy.sqlite']);
});

test('list and backup work although settings of mail and web are invalid', async () => {
  const relay = await startRelay();
  await relay.post(enquiry);
  const place = { ...relay.place, HSTS: 'yes', SMTP_URL: 'smtp://mail.example.com', MAIL_TO: 'a@x; b@x' };
  expect(await leadsCommand(place, 'list')).toMatchObject({ code: 0, output: expect.stringContaining('1 waiting') });
  expect((await leadsCommand(place, 'backup', newFile())).code).toBe(0);
});

test('backup does not overwrite an existing file', async () => {
  const relay = await startRelay();
  const file = newFile();
  expect((await leadsCommand(relay.place, 'backup', file)).code).toBe(0);
  const before = readFileSync(file);
  const { code, output } = await leadsCommand(relay.place, 'backup', file);
  expect([code, output]).toEqual([1, expect.stringContaining('exists already')]);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('restore fails while a server is running, and keeps a copy of the file that it replaces', async () => {
  const relay = await startRelay();
  await relay.post({ ...enquiry, name: 'Before the backup' });
  const file = newFile();
  await leadsCommand(relay.place, 'backup', file);
  await relay.post({ ...enquiry, name: 'After the backup' });
  expect(await leadsCommand(relay.place, 'restore', file)).toEqual({
    code: 1,
    output: expect.stringContaining('Another server already uses the leads'),
  });
  await relay.stop();
  const { code, output } = await leadsCommand(relay.place, 'restore', file);
  expect(code).toBe(0);
  const kept = /are in (\S+)\.\n/.exec(output)?.[1] ?? '';
  expect(namesIn(kept)).toEqual(new Set(['Before the backup', 'After the backup']));
  expect((await storedLeads(relay.place)).map(({ params }) => params.name)).toEqual(['Before the backup']);
});

test('deleteCopies removes the copies of replaced files that are older than the given age', async () => {
  const place = await freshPlace('sqlite');
  const relay = await startRelay({ place });
  await relay.post(enquiry);
  const file = newFile();
  await leadsCommand(place, 'backup', file);
  await relay.stop();
  await leadsCommand(place, 'restore', file);
  const copies = () => readdirSync(place.DATA_DIR ?? '').filter((name) => name.includes('-before-'));
  const store = await openServerStore(place);
  await store.deleteCopies(60_000);
  expect(copies()).toHaveLength(1);
  await store.deleteCopies(-60_000);
  expect(copies()).toHaveLength(0);
  await store.close();
  expect(await storedLeads(place)).toHaveLength(1);
});
