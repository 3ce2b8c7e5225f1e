import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { runCommand, UsageError } from '../../scripts/leads/leads-command.ts';
import { leadsCommand } from './support/leads-command.ts';
import { addParked, freshPlace, newLead, storeWithClock } from './support/stores.ts';

async function storeAndCommands() {
  const { store, move } = await storeWithClock('sqlite');
  const run = (...args: string[]) => runCommand(store, args);
  const numbers = async () => (await store.list()).map(({ sequence }) => sequence);
  return { store, move, run, numbers };
}

test('list prints all leads with totals by state; --parked and --spam print only those', async () => {
  const { store, run } = await storeAndCommands();
  const parked = await addParked(store);
  const waiting = await store.add(
    newLead({ params: { name: 'Sara', phone: '050' }, page: '/painting-services', campaign: 'utm_source=google' }),
  );
  const spam = await store.add(newLead({ spam: 'the name is a link' }));
  const all = await run('list');
  expect(all).toMatch(new RegExp(`${waiting.id} .* pending .* Sara, 050  /painting-services  utm_source=google`));
  expect(all).toContain('2 waiting, 0 sent, 1 parked, 0 done.');
  const ids = (text: string) => [...text.matchAll(/^[\da-f-]{36}/gm)].map(([id]) => id);
  expect(ids(await run('list', '--spam'))).toEqual([spam.id]);
  expect(await run('list', '--sent', '--parked')).toMatch(new RegExp(`${parked}.*550 no such box`));
});

test('show prints all data of a lead by id or number, with the last problem or the reply of the mail server', async () => {
  const { store, run } = await storeAndCommands();
  const id = await addParked(store, { params: { name: 'Sara', message: 'one\ntwo' }, flags: ['phone is missing'] });
  const shown = await run('show', id);
  expect(shown).toContain('Please check: phone is missing.');
  expect(shown).toContain('    one\n    two\n');
  expect(shown).toMatch(/last problem: 550 no such box\n/);
  expect(shown).not.toContain('mailed:');
  expect(await run('show', '1')).toBe(shown);
  await run('resend', '1');
  await store.claim('one', 1, 1000);
  await store.finish(id, 'one', { type: 'sent', deliveredTo: [], reply: '250 taken' });
  expect(await run('show', id)).toMatch(/mailed: \d{4}-\d\d-\d\d \d\d:\d\d, the server said: 250 taken\n/);
});

test('resend queues leads or all parked ones, but not one that is being mailed; done closes parked leads only', async () => {
  const { store, run } = await storeAndCommands();
  for (let count = 0; count < 3; count += 1) await addParked(store);
  expect(await run('done', '1')).toBe('1 closed.\n');
  await expect(run('done', '1')).rejects.toThrow('Lead 1 is not parked.');
  expect(await run('resend', '2')).toMatch(/^1 put/);
  expect(await run('resend', '--parked')).toMatch(/^1 put/);
  expect(await run('list')).toContain('2 waiting, 0 sent, 0 parked, 1 done.');
  await store.claim('one', 1, 1000);
  await expect(run('resend', '2')).rejects.toThrow('Lead 2 is being mailed at this moment.');
});

test('delete removes all leads with an email address or a phone number, in any spelling, and no other', async () => {
  const { store, run, numbers } = await storeAndCommands();
  const phones = [
    '050 123 4567',
    '+971 50-123-4567',
    '00971501234567',
    '٠٥٠ ١٢٣ ٤٥٦٧',
    '050 123 4568',
    '',
    '050 123 4567 / 04 1',
    '050 123 4567 ext 2',
  ];
  for (const phone of phones) await store.add(newLead({ params: { phone } }));
  await store.add(newLead({ params: { phone: '060', email: 'sara@example.com' } }));
  await expect(run('delete', '--email', 'sara@example.com', '--phone', '4567')).rejects.toThrow(/Nothing was deleted/);
  await expect(run('delete', '--email', 'nobody@example.com')).rejects.toThrow('There is no such lead.');
  expect(await numbers()).toHaveLength(9);
  expect(await run('delete', '--email', ' Sara@Example.com ', '--phone', '+971 (0)50 1234567')).toBe('7 deleted.\n');
  expect(await numbers()).toEqual([5, 6]);
});

test('delete --spam lists the leads first, and deletes them only with --yes', async () => {
  const { store, run, numbers } = await storeAndCommands();
  await store.add(newLead({ params: { name: 'Sara' }, spam: 'many links' }));
  await store.add(newLead());
  expect(await run('delete', '--spam')).toMatch(/Sara.*Nothing was deleted/s);
  expect(await numbers()).toEqual([1, 2]);
  expect(await run('delete', '--spam', '--yes')).toMatch(/Sara.*1 deleted/s);
  expect(await numbers()).toEqual([2]);
});

test('the report counts leads by week, page and campaign', async () => {
  const { store, run, move } = await storeAndCommands();
  // It is Monday in Dubai four hours earlier than in UTC.
  const week = '2026-11-23';
  move(new Date(`${week}T00:30:00+04:00`).getTime() - Date.now());
  const from = (page: string, campaign: string, more = {}) => store.add(newLead({ page, campaign, ...more }));
  await from('/painting-services', 'utm_source=google&utm_campaign=summer');
  await from('/painting-services', 'utm_source=google&utm_campaign=summer', { spam: 'the name is a link' });
  await from('/painting-services', 'gclid=abc');
  await from('/contact', '');
  move(7 * 24 * 60 * 60_000);
  await from('/contact', 'utm_source=a%0Ab');
  const lines = (await run('report')).trim().split('\n');
  expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
    ['WEEK OF', 'PAGE', 'CAMPAIGN', 'LEADS', 'POSSIBLY SPAM'],
    [week, '/contact', '-', '1', '0'],
    [week, '/painting-services', 'Google Ads click', '1', '0'],
    [week, '/painting-services', 'google / summer', '2', '1'],
    ['2026-11-30', '/contact', 'a b', '1', '0'],
  ]);
});

test('the CSV export keeps phone numbers and Arabic text readable, and escapes formulas', async () => {
  const { store, run } = await storeAndCommands();
  const phones: [sent: string, cell: string][] = [
    ['+971 50 123 4567', '+971 50 123 4567'],
    ['+971-50-123-4567', '+971 50 123 4567'],
    ['+971501234567', '+97150 123 4567'],
    ['0501234567', '050 123 4567'],
    ['(050) 123-4567', '050 123 4567'],
    ['-1+cmd|calc', "'-1+cmd|calc"],
    ['=1+1', "'=1+1"],
  ];
  for (const [phone] of phones)
    await store.add(
      newLead({ params: { name: 'الطابق 12، شقة 5', email: 'a@b.ae', phone, message: '=HYPERLINK("x")' } }),
    );
  const csv = await run('export', '--format', 'csv');
  // Excel needs the byte order mark to detect UTF-8.
  expect(csv.startsWith('\uFEFFid,')).toBe(true);
  const rows = csv.trim().split('\r\n').slice(1);
  expect(rows).toHaveLength(phones.length);
  for (const [index, [, cell]] of phones.entries()) {
    expect(rows[index]).toContain('الطابق 12، شقة 5');
    expect(rows[index]).toContain(`,a@b.ae,${cell},`);
    expect(rows[index]).toContain(`"'=HYPERLINK(""x"")"`);
  }
  const leads = JSON.parse(await run('export', '--format', 'json'));
  expect(leads).toHaveLength(phones.length);
  // Dubai is four hours ahead of UTC all year.
  const inDubai = new Date(leads[0].receivedAt + 4 * 60 * 60_000).toISOString().slice(0, 16).replace('T', ' ');
  expect(csv).toContain(`,${inDubai},`);
});

test('a command with invalid arguments or an unknown id changes nothing', async () => {
  const { store, run, numbers } = await storeAndCommands();
  await addParked(store);
  for (const command of ['show', 'resend', 'done', 'delete'])
    await expect(run(command, '1', '999', 'none')).rejects.toThrow('There is no lead 999, none. Nothing was changed.');
  const both = 'delete --spam --email a@example.com';
  const short = 'delete --phone 4567';
  for (const args of [
    '',
    'explode',
    'show',
    'delete',
    both,
    short,
    'done',
    'resend',
    'resend --parked 1',
    'resend --sent --parked',
    'export --format xml',
    'list --what',
  ])
    await expect(run(...args.split(' '))).rejects.toThrow(UsageError);
  expect(await run('list')).toContain('1 parked');
  expect(await run('delete', '1')).toBe('1 deleted.\n');
  expect(await numbers()).toEqual([]);
});

test('as a process, a command exits with status 2 after an invalid argument, and creates no store', async () => {
  const place = await freshPlace('sqlite');
  const missing = await leadsCommand(place, 'list');
  expect(missing).toEqual({ code: 1, output: expect.stringContaining(`There are no leads in ${place.DATA_DIR} yet`) });
  expect(readdirSync(place.DATA_DIR ?? '')).toEqual([]);
  const { code, output } = await leadsCommand(place, 'backup');
  expect([code, output]).toEqual([2, expect.stringMatching(/A file name is missing[\s\S]*Usage: npm run leads/)]);
});
