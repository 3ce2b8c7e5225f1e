import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { currentSite } from '../../server/static-site/releases.ts';
import { leadsCommand } from './support/leads-command.ts';
import { enquiry, startLoad, startRelay } from './support/relay.ts';
import {
  freshPlace,
  isMissing,
  namesNotStored,
  newFolder,
  openServerStore,
  storedLeads,
  storedNames,
  storeKinds,
} from './support/stores.ts';

const newFile = () => join(newFolder(), 'copy.backup');

/**
 * A machine as `deploy/prepare.sh` makes it, with the built release. `run` runs one of the programs in `deploy/bin`.
 */
function preparedMachine(place: Record<string, string>) {
  const WEBSITE_FOLDER = newFolder();
  const BACKUP_FOLDER = newFolder();
  const release = dirname(currentSite());
  const node = join(WEBSITE_FOLDER, 'node', readFileSync(join(release, 'node-version'), 'utf8').trim(), 'bin');
  mkdirSync(node, { recursive: true });
  symlinkSync(process.execPath, join(node, 'node'));
  symlinkSync(release, join(WEBSITE_FOLDER, 'current'));
  const env = { PATH: process.env.PATH, WEBSITE_FOLDER, BACKUP_FOLDER, ...place };
  return {
    run: (program: 'backup' | 'run', ...args: string[]) =>
      execFileSync('sh', [join('deploy/bin', program), ...args], { env, encoding: 'utf8' }),
  };
}

describe.each(storeKinds)('backup and restore, on %s', (kind) => {
  const on = test.skipIf(isMissing(kind));

  on('the nightly backup restores every lead unchanged on a new machine, and no number is used twice', async () => {
    const first = await startRelay({ place: await freshPlace(kind) });
    for (const name of ['Sara', 'Omar', 'Lina']) await first.post({ ...enquiry, name });
    await leadsCommand(first.place, 'delete', '3');
    const file = preparedMachine(first.place).run('backup').trim().split('\n').at(-1) ?? '';
    await first.stop();

    const place = await freshPlace(kind);
    expect(preparedMachine(place).run('run', 'leads', 'restore', file)).toBe(
      '2 leads were restored. The numbers of new leads begin 1000 higher.\n',
    );
    const second = await startRelay({ place });
    expect(await second.stored()).toEqual(await storedLeads(first.place));
    await second.post({ ...enquiry, name: 'Next' });
    expect((await second.stored()).at(-1)?.sequence).toBe(1004);
  });

  on('RD11 a backup made while leads arrive contains every lead acknowledged before it started', async () => {
    const relay = await startRelay({ place: await freshPlace(kind) });
    const load = startLoad(relay.url, 8);
    const file = newFile();
    await load.reached(50);
    const before = load.acknowledged();
    expect(await leadsCommand(relay.place, 'backup', file)).toMatchObject({ code: 0 });
    await load.stop();
    expect(new Set(load.posted.map(({ status }) => status))).toEqual(new Set([200]));
    const place = await freshPlace(kind);
    expect(await leadsCommand(place, 'restore', file)).toMatchObject({ code: 0 });
    expect(await namesNotStored(place, before)).toEqual([]);
  });

  on('restore rejects a file that is not a backup, and changes no lead', async () => {
    const relay = await startRelay({ place: await freshPlace(kind) });
    await relay.post(enquiry);
    await relay.stop();
    const { code, output } = await leadsCommand(relay.place, 'restore', import.meta.filename);
    const reason =
      kind === 'sqlite' ? /cannot be used as a backup.*: file is not a database/ : /There are leads in the database/;
    expect([code, output]).toEqual([1, expect.stringMatching(reason)]);
    expect(await storedLeads(relay.place)).toHaveLength(1);
  });
});

test('a backup replaces no file, and an interrupted one does not prevent the next', async () => {
  const relay = await startRelay();
  const file = newFile();
  writeFileSync(`${file}.unfinished`, 'half a backup');
  expect((await leadsCommand(relay.place, 'backup', file)).code).toBe(0);
  expect(readdirSync(dirname(file))).toEqual(['copy.backup']);
  const before = readFileSync(file);
  const { code, output } = await leadsCommand(relay.place, 'backup', file);
  expect([code, output]).toEqual([1, expect.stringContaining('exists already')]);
  expect(readFileSync(file).equals(before)).toBe(true);
});

test('restore fails while a server is running, and keeps a copy of the file that it replaces for some time', async () => {
  const relay = await startRelay();
  await relay.post({ ...enquiry, name: 'Before' });
  const file = newFile();
  await leadsCommand(relay.place, 'backup', file);
  await relay.post({ ...enquiry, name: 'After' });
  const refused = await leadsCommand(relay.place, 'restore', file);
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('Another server already uses the leads') });
  await relay.stop();
  const { output } = await leadsCommand(relay.place, 'restore', file);
  expect(await storedNames(relay.place)).toEqual(['Before']);
  const [, kept = ''] = /are in (\S+)\.\n/.exec(output) ?? [];
  const place = await freshPlace('sqlite');
  await leadsCommand(place, 'restore', kept);
  expect(await storedNames(place)).toEqual(['Before', 'After']);

  const store = await openServerStore(relay.place);
  await store.deleteRestoreCopies(60_000);
  expect(readdirSync(dirname(kept))).toContain(kept.split('/').at(-1));
  await store.deleteRestoreCopies(-60_000);
  expect(readdirSync(dirname(kept)).filter((name) => name.includes('-before-'))).toEqual([]);
  await store.close();
});

test('an alarm reports that the nightly backup has not succeeded for two days', async () => {
  const relay = await startRelay({ overrides: { watchMs: 50 } });
  preparedMachine(relay.place).run('backup');
  const threeDaysAgo = Date.now() / 1000 - 3 * 24 * 60 * 60;
  utimesSync(join(relay.place.DATA_DIR ?? '', 'last-backup'), threeDaysAgo, threeDaysAgo);
  await expect.poll(() => relay.log.join()).toMatch(/ALARM backup-overdue/);
});

/** Returns the texts that occur in any of these files. */
function found(texts: string[], ...files: string[]): string[] {
  const bytes = files
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'latin1'))
    .join('');
  return texts.filter((text) => bytes.includes(text));
}

test('delete removes the text of leads from all database files and from later backups, while a server runs', async () => {
  const relay = await startRelay();
  const file = join(relay.place.DATA_DIR ?? '', 'leads.sqlite');
  const files = [file, `${file}-wal`];
  const secrets: string[] = [];
  // Enough leads of different lengths that SQLite moves them between its pages.
  for (let index = 0; index < 60; index += 1) {
    const secret = `secret-${index}-of-Sara`;
    secrets.push(secret);
    const message = `${secret} ${'drip '.repeat((index * 37) % 300)}`;
    expect((await relay.post({ ...enquiry, name: `Sara ${index}`, message })).status).toBe(200);
    expect((await relay.post({ ...enquiry, name: `Omar ${index}`, email: 'omar@example.com' })).status).toBe(200);
  }
  expect(found(secrets, ...files)).toEqual(secrets);

  const deleted = await leadsCommand(relay.place, 'delete', '--email', 'Sara@example.com');
  expect(deleted).toMatchObject({ code: 0, output: expect.stringMatching(/^60 deleted/) });
  expect(found([...secrets, 'sara@example.com'], ...files)).toEqual([]);

  const copy = newFile();
  expect((await leadsCommand(relay.place, 'backup', copy)).code).toBe(0);
  expect(found([...secrets, 'sara@example.com'], copy)).toEqual([]);
  expect(found(['omar@example.com'], copy)).toHaveLength(1);
  await relay.post({ ...enquiry, name: 'the next one' });
  expect(await relay.stored()).toHaveLength(61);
});
