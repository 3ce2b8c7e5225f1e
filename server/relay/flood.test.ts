import { expect, test } from 'vitest';
import { floodGuard } from './flood.ts';

const minute = 60_000;
const limits = { together: 2, burst: 4, perHour: 4, held: { leads: 10, bytes: 1000 } };

function guardWithClock() {
  let now = 0;
  const guard = floodGuard(limits, () => now);
  return {
    counts: (network: string, times: number) => Array.from({ length: times }, () => guard.count(network)),
    uncount: guard.uncount,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('the first leads of a network are mailed first, the next after those of others, the rest are held', () => {
  const { counts } = guardWithClock();
  expect(counts('one', 6)).toEqual(['first', 'first', 'after-others', 'after-others', 'held', 'held']);
});

test('leads of one network do not affect another', () => {
  const { counts } = guardWithClock();
  counts('one', 1000);
  expect(counts('other', 1)).toEqual(['first']);
});

test('leads of a flood are held until the network was silent for a little more than an hour', () => {
  const { counts, pass } = guardWithClock();
  counts('one', 100);
  pass(20 * minute);
  expect(counts('one', 2)).toEqual(['held', 'held']);
  pass(75 * minute);
  expect(counts('one', 1)).toEqual(['after-others']);
  pass(120 * minute);
  expect(counts('one', 1)).toEqual(['first']);
});

test('a duplicate does not count', () => {
  const { counts, uncount } = guardWithClock();
  for (let time = 0; time < 20; time += 1) {
    counts('one', 1);
    uncount('one');
  }
  expect(counts('one', 1)).toEqual(['first']);
});

test('the number of remembered networks is limited, and those that sent last are kept', () => {
  const { counts } = guardWithClock();
  counts('flood', 5);
  for (let index = 0; index < 9999; index += 1) counts(`network ${index}`, 1);
  expect(counts('flood', 1)).toEqual(['held']);
  // One more than is remembered: the network that has been silent for the longest time is forgotten, not the flood.
  counts('one more', 1);
  expect(counts('flood', 1)).toEqual(['held']);
  for (let index = 0; index < 10_000; index += 1) counts(`later ${index}`, 1);
  expect(counts('flood', 1)).toEqual(['first']);
});
