import { describe, expect, test } from 'vitest';
import { runCommand, UsageError } from '../../scripts/leads/leads-command.ts';
import { localTime } from '../../server/leads/local-time.ts';
import { newLead, storeWithClock } from './support/store-with-clock.ts';
import { isMissing, storeKinds } from './support/stores.ts';

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

  on('list prints all leads with totals by state; --spam prints only possible spam', async () => {
    const { store, run } = await start();
    const waiting = await store.add(
      newLead({ params: { name: 'Sara', phone: '050' }, page: '/painting-services', campaign: 'utm_source=google' }),
    );
    const spam = await store.add(newLead({ spam: 'the name is a link' }));
    const all = await run('list');
    expect(all.output).toMatch(
      new RegExp(`${waiting.id} .* pending .* Sara, 050  /painting-services  utm_source=google`),
    );
    expect(all.output).toContain('2 waiting, 0 sent, 0 parked, 0 done.');
    const some = await run('list', '--spam');
    expect(some.output).toMatch(new RegExp(`${spam.id}.*possibly spam: the name is a link`));
    expect(some.output).not.toContain(waiting.id);
  });

  on('show prints all data of a lead by id or number, and fails for an unknown one', async () => {
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

  on('resend queues one lead or all parked leads, and rejects a lead that is being mailed', async () => {
    const { store, run } = await start();
    const { id } = await store.add(newLead());
    await store.claim('one', 5, 1000);
    expect(await run('resend', id)).toMatchObject({ code: 1, output: 'It is being mailed at this moment.\n' });
    await store.finish(id, 'one', { type: 'parked', deliveredTo: [], error: 'x' });
    expect((await run('resend', '--parked')).output).toMatch(/^1 put/);
    expect((await run('resend', id)).code).toBe(0);
    expect(await run('resend', 'none')).toMatchObject({ code: 1, output: 'There is no lead none.\n' });
  });

  on('show names the time and reply of a delivery, but not for a lead that is parked or queued again', async () => {
    const { store, run } = await start();
    const { id } = await store.add(newLead());
    await store.claim('one', 1, 1000);
    await store.finish(id, 'one', { type: 'parked', deliveredTo: [], error: '550 no such box' });
    expect((await run('show', id)).output).toMatch(/last problem: 550 no such box\n/);
    expect((await run('show', id)).output).not.toContain('mailed:');
    await run('resend', id);
    await store.claim('one', 1, 1000);
    await store.finish(id, 'one', { type: 'sent', deliveredTo: [], reply: '250 taken' });
    const shown = (await run('show', id)).output;
    expect(shown).toMatch(/mailed: \d{4}-\d\d-\d\d \d\d:\d\d, the server said: 250 taken\n/);
    expect(shown).not.toContain('last problem');
    await run('resend', id);
    expect((await run('show', id)).output).not.toContain('mailed:');
  });

  on('done closes parked leads by id or number', async () => {
    const { store, run } = await start();
    for (let count = 0; count < 2; count += 1) {
      const { id } = await store.add(newLead());
      await store.claim('one', 5, 1000);
      await store.finish(id, 'one', { type: 'parked', deliveredTo: [], error: 'spam filter' });
    }
    const [first, second] = await store.list({});
    expect((await run('list', '--parked')).output).toContain('spam filter');
    expect(await run('done', String(first?.sequence), second?.id ?? '')).toMatchObject({ code: 0 });
    expect((await run('list')).output).toContain('0 parked, 2 done.');
    expect(await run('done', 'none')).toEqual({ code: 1, output: 'There is no parked lead none.\n' });
  });

  on('delete removes all leads with an email address or phone number, in any spelling', async () => {
    const { store, run } = await start();
    const quote = { params: { phone: '+971 50 123 4567' }, emailKey: '' };
    const enquiry = { params: { phone: '050' }, emailKey: 'sara@example.com' };
    const fill = async () => {
      await store.add(newLead(quote));
      await store.add(newLead(enquiry));
      await store.add(newLead({ emailKey: 'other@example.com' }));
    };
    await fill();
    expect(await run('delete', '--email', ' Sara@Example.com ', '--phone', '050 1234567')).toEqual({
      code: 0,
      output: '1 deleted with the address  Sara@Example.com .\n1 more deleted with the number 050 1234567.\n',
    });
    expect(await store.list({})).toHaveLength(1);
    await fill();
    expect(await run('delete', '--phone', '0501234567')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^1 deleted/),
    });
    expect((await run('delete', '--email', 'nobody@example.com')).code).toBe(1);
    await expect(run('delete', '--email', 'sara@example.com', '--phone', '4567')).rejects.toThrow(
      /Nothing was deleted/,
    );
    expect(await store.list({})).toHaveLength(3);
  });

  on('delete removes every lead with a phone number, in any spelling, and no other', async () => {
    const { store, run } = await start();
    const phones = ['050 123 4567', '+971 50-123-4567', '00971501234567', '٠٥٠ ١٢٣ ٤٥٦٧', ''];
    for (const phone of phones) await store.add(newLead({ params: { phone } }));
    await store.add(newLead({ params: { phone: '050 123 4568' } }));
    expect((await run('delete', '--phone', '+971 (0)50 1234567')).output).toMatch(/^4 deleted/);
    expect((await store.list({})).map(({ params }) => params.phone)).toEqual(['', '050 123 4568']);
  });

  on('delete --spam lists the leads first, and deletes them only with --yes', async () => {
    const { store, run } = await start();
    await store.add(newLead({ params: { name: 'Sara' }, spam: 'many links' }));
    await store.add(newLead());
    const listed = await run('delete', '--spam');
    expect(listed).toMatchObject({ code: 1, output: expect.stringMatching(/Sara.*Nothing was deleted/s) });
    expect(await store.list({})).toHaveLength(2);
    expect(await run('delete', '--spam', '--yes')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/Sara.*1 deleted/s),
    });
    expect(await store.list({})).toHaveLength(1);
  });

  on('delete removes only the leads whose ids are given, and fails when one id is unknown', async () => {
    const { store, run } = await start();
    const one = await store.add(newLead());
    const two = await store.add(newLead());
    await store.add(newLead());
    expect(await run('delete', one.id, two.id)).toEqual({ code: 0, output: '2 deleted.\n' });
    const [left] = await store.list({});
    expect(await run('delete', 'nobody', left?.id ?? '')).toEqual({
      code: 1,
      output: '1 deleted.\nThere is no lead nobody.\n',
    });
    expect(await store.list({})).toEqual([]);
  });

  on('the report counts leads by week, page and campaign', async () => {
    const { store, run, move } = await start();
    // It is Monday in Dubai four hours earlier than in UTC.
    const week = '2026-11-23';
    move(new Date(`${week}T00:30:00+04:00`).getTime() - Date.now());
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

  on('export contains every lead as JSON and as CSV', async () => {
    const { store, run } = await start();
    for (let count = 0; count < 7; count += 1) await store.add(newLead());
    expect(JSON.parse((await run('export', '--format', 'json')).output)).toHaveLength(7);
    const csv = (await run('export', '--format', 'csv')).output;
    expect(csv.split('\r\n')).toHaveLength(9);
    const [lead] = await store.list({});
    expect(csv).toContain(`,${localTime(lead?.receivedAt ?? 0)},`);
  });

  on('invalid arguments are rejected with a usage error', async () => {
    const { run } = await start();
    for (const args of [
      [],
      ['explode'],
      ['show'],
      ['delete'],
      ['delete', '--spam', '--email', 'a@example.com'],
      ['done'],
      ['export'],
      ['export', '--format', 'xml'],
      ['list', '--what'],
    ])
      await expect(run(...args)).rejects.toThrow(UsageError);
  });
});
