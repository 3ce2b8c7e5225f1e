import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { leadsCommand } from './support/leads-command.ts';
import { enquiry, startRelay } from './support/relay.ts';

const folder = () => mkdtemp(join(tmpdir(), 'leads-'));

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

  const copy = join(await folder(), 'copy.sqlite');
  expect((await leadsCommand(relay.place, 'backup', copy)).code).toBe(0);
  expect(found([...secrets, 'sara@example.com'], copy)).toEqual([]);
  expect(found(['omar@example.com'], copy)).toHaveLength(1);
  expect((await relay.post({ ...enquiry, name: 'the next one' })).status).toBe(200);
  expect(await relay.stored()).toHaveLength(61);
});
