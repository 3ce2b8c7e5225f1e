import { describe, expect, test } from 'vitest';
import { runCommand, UsageError } from '../../server/leads/commands/run-command.ts';
import { newLead, storeWithClock } from './support/store-with-clock.ts';
import { isMissing, storeKinds } from './support/stores.ts';

describe.each(storeKinds)('the owner’s commands, on %s', (kind) => {
  const on = test.skipIf(isMissing(kind));

  const start = async () => {
    const { store } = await storeWithClock(kind);
    const run = async (...args: string[]) => {
      let output = '';
      const code = await runCommand(store, args, (text) => {
        output += text;
      });
      return { code, output };
    };
    return { store, run };
  };

  on('list shows every lead, or those of one state, and counts', async () => {
    const { store, run } = await start();
    const waiting = await store.add(newLead({ params: { name: 'Sara', phone: '050' } }));
    const spam = await store.add(newLead({ quarantineReason: 'links' }));
    const all = await run('list');
    expect(all.output).toMatch(new RegExp(`${waiting.id} .* pending .* Sara, 050`));
    expect(all.output).toContain('1 waiting, 0 sent, 0 parked, 1 quarantined.');
    const some = await run('list', '--quarantined');
    expect(some.output).toContain(spam.id);
    expect(some.output).not.toContain(waiting.id);
  });

  on('show tells everything about one, and fails for none', async () => {
    const { store, run } = await start();
    const { id } = await store.add(
      newLead({ params: { name: 'Sara', message: 'one\ntwo' }, flags: ['phone is missing'] }),
    );
    const shown = await run('show', id);
    expect(shown.output).toContain('please check: phone is missing');
    expect(shown.output).toContain('message: one\n    two');
    expect((await run('show', 'none')).code).toBe(1);
  });

  on('resend takes out of the quarantine and out of parking', async () => {
    const { store, run } = await start();
    const { id } = await store.add(newLead({ quarantineReason: 'links' }));
    expect((await run('resend', id)).code).toBe(0);
    expect(await store.claim('one', 5, 1000)).toHaveLength(1);
    await store.settle(id, 'one', { state: 'parked', error: 'x' });
    expect((await run('resend', '--parked')).output).toMatch(/^1 put/);
    expect((await run('resend', 'none')).code).toBe(1);
  });

  on('delete removes every lead of an address, however it was written', async () => {
    const { store, run } = await start();
    await store.add(newLead({ emailKey: 'sara@example.com' }));
    await store.add(newLead({ emailKey: 'other@example.com' }));
    expect((await run('delete', '--email', ' Sara@Example.com ')).output).toBe('1 deleted.\n');
    expect(await store.list({})).toHaveLength(1);
  });

  on('export has every lead, in pages', async () => {
    const { store, run } = await start();
    for (let count = 0; count < 7; count += 1) await store.add(newLead());
    expect(JSON.parse((await run('export', '--format', 'json')).output)).toHaveLength(7);
    expect((await run('export', '--format', 'csv')).output.split('\r\n')).toHaveLength(9);
  });

  on('a wrong call says how it is done', async () => {
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
