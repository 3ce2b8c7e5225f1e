import { expect, test } from 'vitest';
import { floodGuard } from './flood.ts';

const minute = 60_000;
const limits = { burst: 4, perHour: 4 };

function guardWithClock() {
  let now = 0;
  const guard = floodGuard(limits, () => now);
  return {
    takes: (network: string, times: number) => Array.from({ length: times }, () => guard.take(network)),
    uncount: guard.uncount,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('takes as many leads of a network as the limit allows, and refuses the rest', () => {
  const { takes } = guardWithClock();
  expect(takes('one', 6)).toEqual(['accepted', 'accepted', 'accepted', 'accepted', 'first refusal', 'refused']);
});

test('takes leads of another network meanwhile', () => {
  const { takes } = guardWithClock();
  takes('one', 1000);
  expect(takes('other', 1)).toEqual(['accepted']);
});

test('takes more as time passes, also while a network goes on sending', () => {
  const { takes, pass } = guardWithClock();
  takes('one', 100);
  pass(16 * minute);
  expect(takes('one', 2)).toEqual(['accepted', 'refused']);
  pass(60 * minute);
  expect(takes('one', 5)).toEqual(['accepted', 'accepted', 'accepted', 'accepted', 'first refusal']);
});

test('reports another first refusal after the network has paused', () => {
  const { takes, pass } = guardWithClock();
  takes('one', 6);
  pass(60 * minute);
  expect(takes('one', 5).at(-1)).toBe('first refusal');
});

test('does not count a duplicate', () => {
  const { takes, uncount } = guardWithClock();
  for (let time = 0; time < 20; time += 1) {
    takes('one', 1);
    uncount('one');
  }
  expect(takes('one', 1)).toEqual(['accepted']);
});

test('makes room for one lead when one of several was a duplicate', () => {
  const { takes, uncount } = guardWithClock();
  takes('one', 4);
  uncount('one');
  expect(takes('one', 2)).toEqual(['accepted', 'first refusal']);
});

test('forgets the network that has been silent for the longest time when it remembers very many', () => {
  const { takes } = guardWithClock();
  takes('flood', 5);
  for (let index = 0; index < 9999; index += 1) takes(`network ${index}`, 1);
  expect(takes('flood', 1)).toEqual(['refused']);
  for (let index = 0; index < 9999; index += 1) takes(`other ${index}`, 1);
  expect(takes('flood', 1)).toEqual(['refused']);
  for (let index = 0; index < 10_000; index += 1) takes(`later ${index}`, 1);
  expect(takes('flood', 1)).toEqual(['accepted']);
});
