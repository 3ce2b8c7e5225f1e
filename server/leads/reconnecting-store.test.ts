import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createReconnectingStore } from './reconnecting-store.ts';
import type { LeadStore } from './store.ts';

const soon = { timeout: 20_000 };

test('reports a store that hangs while it is opened, opens it only once, and uses it as soon as it is open', async () => {
  const opening = Promise.withResolvers<LeadStore>();
  const open = vi.fn(() => opening.promise);
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  const kept = createReconnectingStore(open, log, { timeoutMs: 20, retryMs: 1 });
  onTestFinished(kept.stop);
  await expect(kept.getStore()).rejects.toThrow('not open');
  expect(lines.join()).toMatch(/ALARM store-failing error="The store has not answered for 0\.02 seconds/);
  const store = { probe: async () => {}, close: async () => {} } as LeadStore;
  opening.resolve(store);
  await expect.poll(() => kept.getStore(), soon).toBe(store);
  expect(open).toHaveBeenCalledTimes(1);
  expect(lines.at(-1)).toContain('store-ok');
});
