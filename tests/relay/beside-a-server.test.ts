import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { leadsCommand, leadsCommandWithClosedPipe } from './support/leads-command.ts';
import { enquiry, startRelay } from './support/relay.ts';
import { freshPlace } from './support/stores.ts';

test('while another program locks the database, pages are served, and a lead is stored after the lock ends', async () => {
  const relay = await startRelay();
  const other = new DatabaseSync(join(relay.place.DATA_DIR ?? '', 'leads.sqlite'));
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const posted = relay.post(enquiry);
  for (let count = 0; count < 3; count += 1) expect((await fetch(`${relay.url}/contact`)).status).toBe(200);
  // The lead can be stored only if the lock ends in time. If pages waited for the lead, `COMMIT` would be too late.
  other.exec('COMMIT');
  expect((await posted).status).toBe(200);
  expect(await relay.stored()).toHaveLength(1);
});

test('while another program keeps the database locked, each of eight leads gets 503 within five seconds', async () => {
  const relay = await startRelay();
  expect((await relay.post(enquiry)).status).toBe(200);
  const other = new DatabaseSync(join(relay.place.DATA_DIR ?? '', 'leads.sqlite'));
  onTestFinished(() => other.close());
  other.exec('BEGIN IMMEDIATE');
  const times = await Promise.all(
    Array.from({ length: 8 }, async (_, index) => {
      const started = performance.now();
      expect((await relay.post({ ...enquiry, name: `Sara ${index}` })).status).toBe(503);
      return performance.now() - started;
    }),
  );
  expect(Math.max(...times)).toBeLessThan(5000);
  other.exec('COMMIT');
});

test('export ends without an error when the reader of its output closes the pipe early', async () => {
  const relay = await startRelay();
  for (let count = 0; count < 40; count += 1)
    await relay.post({ ...enquiry, name: `Sara ${count}`, message: 'drip '.repeat(1500) });
  // More output than a pipe can buffer.
  const { code, errors } = await leadsCommandWithClosedPipe(relay.place, 'export', '--format', 'json');
  expect([code, errors]).toEqual([0, '']);
});

test('a command in a folder without a store says so, and creates none', async () => {
  const place = await freshPlace('sqlite');
  const { code, output } = await leadsCommand(place, 'list');
  expect([code, output]).toEqual([1, expect.stringContaining(`There are no leads in ${place.DATA_DIR} yet`)]);
  expect(readdirSync(place.DATA_DIR ?? '')).toEqual([]);
});

test('a command with an invalid argument prints its usage, changes nothing, and exits with status 2', async () => {
  const relay = await startRelay();
  await relay.post(enquiry);
  const { code, output } = await leadsCommand(relay.place, 'delete', '--phone', '4567');
  expect([code, output]).toEqual([2, expect.stringMatching(/no whole phone number[\s\S]*Usage: npm run leads/)]);
  expect(await relay.stored()).toHaveLength(1);
});

test('the CSV export keeps phone numbers and Arabic text readable, and escapes formulas', async () => {
  const relay = await startRelay();
  const phones: [sent: string, cell: string][] = [
    ['+971 50 123 4567', '+971 50 123 4567'],
    ['+971-50-123-4567', '+971 50 123 4567'],
    ['+971501234567', '+97150 123 4567'],
    ['0501234567', '050 123 4567'],
    ['(050) 123-4567', '050 123 4567'],
    ['-1+cmd|calc', "'-1+cmd|calc"],
    ['=1+1', "'=1+1"],
  ];
  for (const [phone] of phones) await relay.post({ ...enquiry, name: 'سارة', phone, message: '=HYPERLINK("x")' });
  const { output } = await leadsCommand(relay.place, 'export', '--format', 'csv');
  // Excel needs the byte order mark to detect UTF-8.
  expect(output.startsWith('\uFEFFid,')).toBe(true);
  const rows = output.trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(phones.length);
  for (const [index, [, cell]] of phones.entries()) {
    expect(rows[index]).toContain(`,سارة,${enquiry.email},${cell},`);
    expect(rows[index]).toContain(`"'=HYPERLINK(""x"")"`);
  }
});
