import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { runBatch } from './run-batch.ts';

function openTable() {
  const database = new DatabaseSync(':memory:');
  database.exec('CREATE TABLE number (value INTEGER NOT NULL CHECK (value >= 0)) STRICT');
  const insert = database.prepare('INSERT INTO number VALUES (?)');
  const count = () => database.prepare('SELECT count(*) AS total FROM number').get()?.total;
  return { database, add: (value: number) => () => insert.run(value).changes, count };
}

test('D9 one row that cannot be stored takes no other with it', () => {
  const { database, add, count } = openTable();
  const values = Array.from({ length: 50 }, (_, index) => (index === 20 ? -1 : index));
  const results = runBatch(database, values.map(add));
  expect(results.filter(({ ok }) => ok)).toHaveLength(49);
  expect(results[20]?.ok).toBe(false);
  expect(count()).toBe(49);
});

test('when the transaction ends under it, each is tried once more alone', () => {
  const { database, add, count } = openTable();
  let breaks = 1;
  const breaking = () => {
    breaks -= 1;
    if (breaks < 0) return 'fine';
    database.exec('ROLLBACK');
    throw new Error('disk full');
  };
  const results = runBatch(database, [add(1), breaking, add(2)]);
  expect(results.map(({ ok }) => ok)).toEqual([true, true, true]);
  expect(count()).toBe(2);
});

test('a failure that lasts is answered to each, and nothing stays', () => {
  const { database, add } = openTable();
  database.close();
  let tries = 0;
  const counted = () => {
    tries += 1;
  };
  const results = runBatch(database, [add(1), add(2), counted, counted, counted]);
  expect(results.map(({ ok }) => ok)).toEqual(Array(5).fill(false));
  expect(tries).toBe(0);
});
