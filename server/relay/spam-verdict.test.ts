import { expect, test } from 'vitest';
import { spamVerdict } from './spam-verdict.ts';

const long = 'Please have a look at the water heater in the second bathroom of our villa.';

test.each([
  ['a filled hidden field', { website_url: 'x' }],
  ['many links', { message: 'http://a https://b www.c' }],
  ['a name that is a link', { name: 'https://a.example' }],
])('%s looks like spam', (_, params) => {
  expect(spamVerdict()(params, 'one')).toBeTruthy();
});

test.each([
  ['an empty hidden field', { website_url: '' }],
  ['one link', { message: 'see https://maps.example/home' }],
  ['another script', { name: 'سارة', message: 'المكيف لا يعمل' }],
])('%s does not', (_, params) => {
  expect(spamVerdict()(params, 'one')).toBeUndefined();
});

test('a long message from a third sender is noticed; a short one is a coincidence', () => {
  const verdict = spamVerdict();
  const from = (sender: string, message: string) => verdict({ message }, sender);
  expect(['one', 'one', 'two', 'one'].map((sender) => from(sender, long))).toEqual(Array(4).fill(undefined));
  expect(from('three', long)).toMatch(/many senders/);
  expect(['a', 'b', 'c', 'd'].map((sender) => from(sender, 'AC not working'))).toEqual(Array(4).fill(undefined));
});
