import { expect, test } from 'vitest';
import { inTurn, publishInTurn } from './queue.ts';

test('writes run one after another, and a failed one does not stop the next', async () => {
  const events: string[] = [];
  const first = inTurn(async () => {
    events.push('first begins');
    await new Promise(setImmediate);
    events.push('first ends');
    throw new Error('failed');
  });
  const second = inTurn(() => events.push('second'));
  await expect(first).rejects.toThrow('failed');
  await second;
  expect(events).toEqual(['first begins', 'first ends', 'second']);
});

test('a publication waits for writes, and refuses others until it has ended', async () => {
  const events: string[] = [];
  const write = inTurn(async () => {
    await new Promise(setImmediate);
    events.push('written');
  });
  const publication = publishInTurn(async () => {
    events.push('published');
  });
  expect(() => inTurn(() => events.push('too early'))).toThrow('the site is being published at the moment');
  await Promise.all([write, publication]);
  await inTurn(() => events.push('written after it'));
  expect(events).toEqual(['written', 'published', 'written after it']);
});
