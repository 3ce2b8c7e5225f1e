import { describe, expect, test } from 'vitest';
import { runCommand, UsageError } from '../../scripts/leads/run-command.ts';
import type { NewLead } from '../../server/leads/lead.ts';
import type { AddedLead, LeadStore } from '../../server/leads/store.ts';
import { newLead, storeWithClock } from './support/store-with-clock.ts';
import { isMissing, storeKinds } from './support/stores.ts';

const room = { leads: 100, bytes: 100_000 };

/** A lead of a flood. */
async function hold(store: LeadStore, changes: Partial<NewLead> = {}): Promise<AddedLead> {
  const added = await store.addHeld(newLead(changes), room);
  if (!added) throw new Error('There was no room for it.');
  return added;
}

describe.each(storeKinds)('the owner’s commands, on %s', (kind) => {
  const on = test.skipIf(isMissing(kind));

  const start = async () => {
    const { store, move } = await storeWithClock(kind);
    const run = async (...args: string[]) => {
      let output = '';
      const code = await runCommand(store, args, (text) => {
        output += text;
      });
      return { code, output };
    };
    return { store, run, move };
  };

  on('list shows every lead, or those of one state, and counts', async () => {
    const { store, run } = await start();
    const waiting = await store.add(
      newLead({ params: { name: 'Sara', phone: '050' }, page: '/painting-services', campaign: 'utm_source=google' }),
    );
    const spam = await hold(store, { spam: 'the name is a link' });
    const all = await run('list');
    expect(all.output).toMatch(
      new RegExp(`${waiting.id} .* pending .* Sara, 050  /painting-services  utm_source=google`),
    );
    expect(all.output).toContain('1 waiting, 1 held, 0 sent, 0 parked.');
    const some = await run('list', '--held');
    expect(some.output).toMatch(new RegExp(`${spam.id}.*possibly spam: the name is a link`));
    expect(some.output).not.toContain(waiting.id);
  });

  on('show prints everything about a lead, and fails for an unknown one', async () => {
    const { store, run } = await start();
    const { id } = await store.add(
      newLead({ params: { name: 'Sara', message: 'one\ntwo' }, flags: ['phone is missing'] }),
    );
    const shown = await run('show', id);
    expect(shown.output).toContain('please check: phone is missing');
    expect(shown.output).toContain('message: one\n    two');
    const [lead] = await store.list({});
    expect(await run('show', String(lead?.sequence)), 'by its number').toEqual(shown);
    for (const unknown of ['none', '999', '9'.repeat(40)]) expect((await run('show', unknown)).code).toBe(1);
  });

  on('resend mails held, parked and waiting leads at once', async () => {
    const { store, run } = await start();
    const { id } = await hold(store);
    expect((await run('resend', '--held')).output).toMatch(/^1 put/);
    expect(await store.claim('one', 5, 1000)).toHaveLength(1);
    await store.finish(id, 'one', { state: 'parked', countsAsAttempt: true, error: 'x' });
    expect((await run('resend', '--parked')).output).toMatch(/^1 put/);
    expect((await run('resend', id)).code).toBe(0);
    await store.claim('one', 5, 1000);
    expect(await run('resend', id)).toMatchObject({ code: 1, output: 'It is being mailed at this moment.\n' });
    expect(await run('resend', 'none')).toMatchObject({ code: 1, output: 'There is no lead none.\n' });
  });

  on('delete removes every lead of an address, however it was written', async () => {
    const { store, run } = await start();
    await store.add(newLead({ emailKey: 'sara@example.com' }));
    await store.add(newLead({ emailKey: 'other@example.com' }));
    expect((await run('delete', '--email', ' Sara@Example.com ')).output).toBe('1 deleted.\n');
    expect(await store.list({})).toHaveLength(1);
  });

  on('delete removes the leads that are named', async () => {
    const { store, run } = await start();
    const one = await store.add(newLead());
    const two = await store.add(newLead());
    await store.add(newLead());
    expect((await run('delete', one.id, two.id)).output).toBe('2 deleted.\n');
    expect(await store.list({})).toHaveLength(1);
  });

  on('the report counts leads by week, page and campaign', async () => {
    const { store, run, move } = await start();
    const monday = new Date();
    monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7));
    const week = monday.toISOString().slice(0, 10);
    const from = (page: string, campaign: string, more = {}) => store.add(newLead({ page, campaign, ...more }));
    await from('/painting-services', 'utm_source=google&utm_campaign=summer');
    await from('/painting-services', 'utm_source=google&utm_campaign=summer', { spam: 'the name is a link' });
    await from('/painting-services', 'gclid=abc');
    await from('/contact', '');
    move(7 * 24 * 60 * 60_000);
    await from('/contact', 'fbclid=x');
    const rows = (await run('report')).output
      .trim()
      .split('\n')
      .map((line) => line.split(/ {2,}/));
    expect(rows[0]).toEqual(['WEEK OF', 'PAGE', 'CAMPAIGN', 'LEADS', 'POSSIBLY SPAM']);
    expect(rows.slice(1, 4)).toEqual([
      [week, '/contact', '-', '1', '0'],
      [week, '/painting-services', 'Google Ads click', '1', '0'],
      [week, '/painting-services', 'google / summer', '2', '1'],
    ]);
    expect(rows[4]?.slice(1)).toEqual(['/contact', 'Facebook click', '1', '0']);
  });

  on('export has every lead, in pages', async () => {
    const { store, run } = await start();
    for (let count = 0; count < 7; count += 1) await store.add(newLead());
    expect(JSON.parse((await run('export', '--format', 'json')).output)).toHaveLength(7);
    expect((await run('export', '--format', 'csv')).output.split('\r\n')).toHaveLength(9);
  });

  on('a wrong call prints the usage', async () => {
    const { run } = await start();
    for (const args of [
      [],
      ['explode'],
      ['show'],
      ['delete'],
      ['export'],
      ['export', '--format', 'xml'],
      ['list', '--what'],
    ])
      await expect(run(...args)).rejects.toThrow(UsageError);
  });
});
