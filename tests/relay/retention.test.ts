import { describe, expect, onTestFinished, test } from 'vitest';
import { startRetention } from '../../server/leads/retention.ts';
import { createLog } from '../../server/log.ts';
import { newLead, storeWithClock } from './support/store-with-clock.ts';
import { isMissing, storeKinds } from './support/stores.ts';

const day = 24 * 60 * 60_000;

describe.each(storeKinds)('RETENTION_DAYS, on %s', (kind) => {
  test.skipIf(isMissing(kind))('delivered leads are kept as long as the owner wants, the others for ever', async () => {
    const { store, move } = await storeWithClock(kind);
    const delivered = await store.add(newLead());
    await store.claim('one', 1, day);
    await store.finish(delivered.id, 'one', { state: 'sent', countsAsAttempt: false });
    const waiting = await store.add(newLead());
    const ids = async () => (await store.list({})).map(({ id }) => id);
    const stopping = new AbortController();
    onTestFinished(() => stopping.abort());
    const start = () => startRetention({ store, days: 30, log: createLog(() => {}), signal: stopping.signal });
    move(29 * day);
    start();
    expect(await ids()).toEqual([delivered.id, waiting.id]);
    move(2 * day);
    start();
    await expect.poll(ids).toEqual([waiting.id]);
  });
});
