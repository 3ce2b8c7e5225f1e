import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { keepStore } from './keep-store.ts';
import type { LeadStore } from './store.ts';

const soon = { timeout: 20_000 };

test('reports a store that hangs while it is opened, opens it only once, and uses it as soon as it is open', async () => {
  const opening = Promise.withResolvers<LeadStore>();
  const open = vi.fn(() => opening.promise);
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const kept = keepStore(open, log, { timeoutMs: 20, retryMs: 1 });
  onTestFinished(kept.stop);
  await expect(kept.use()).rejects.toThrow('not open');
  expect(lines.join()).toMatch(/ALARM store-failing error="The store has not answered for 0\.02 seconds/);
  const store = { probe: async () => {}, close: async () => {} } as LeadStore;
  opening.resolve(store);
  await expect.poll(() => kept.use(), soon).toBe(store);
  expect(open).toHaveBeenCalledTimes(1);
  expect(lines.at(-1)).toContain('store-ok');
});

test('opens the store again after one that hangs has been closed', async () => {
  const closing = Promise.withResolvers<void>();
  let isBroken = false;
  const probe = async () => {
    if (isBroken) throw new Error('The disk has not answered.');
  };
  const open = vi.fn(async () => ({ probe, close: () => closing.promise }) as LeadStore);
  const kept = keepStore(
    open,
    createLog(() => {}),
    { timeoutMs: 20, retryMs: 1 },
  );
  await kept.use();
  isBroken = true;
  kept.check();
  await expect.poll(() => kept.use().catch(() => 'failing'), soon).toBe('failing');
  // Long enough for many retries. There must be none before the broken store is closed.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(open).toHaveBeenCalledTimes(1);
  isBroken = false;
  closing.resolve();
  await expect.poll(() => kept.use(), soon).toMatchObject({ probe });
  await kept.stop();
});
