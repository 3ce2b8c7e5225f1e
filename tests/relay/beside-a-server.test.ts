import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { enquiry, startRelay } from './support/relay.ts';

test('while another program locks the database, pages are served, and leads are stored after it, or get 503 in time', async () => {
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

  other.exec('BEGIN IMMEDIATE');
  const times = Array.from({ length: 8 }, async (_, index) => {
    const started = performance.now();
    expect((await relay.post({ ...enquiry, name: `Sara ${index}` })).status).toBe(503);
    return performance.now() - started;
  });
  expect(Math.max(...(await Promise.all(times)))).toBeLessThan(5000);
  other.exec('COMMIT');
});
