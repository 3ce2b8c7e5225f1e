import { expect, test } from 'vitest';
import { inTurn } from './queue.ts';

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
