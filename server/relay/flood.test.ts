import { expect, test } from 'vitest';
import { floodGuard } from './flood.ts';

const minute = 60_000;

function guardWithClock() {
  let now = 0;
  const guard = floodGuard(4, () => now);
  return {
    takes: (network: string, times: number) => Array.from({ length: times }, () => guard.take(network)),
    uncount: guard.uncount,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('accepts the leads of a network up to the limit, and refuses the rest', () => {
  const { takes } = guardWithClock();
  expect(takes('one', 6)).toEqual(['accepted', 'accepted', 'accepted', 'accepted', 'first refusal', 'refused']);
});

test('accepts leads of another network meanwhile', () => {
  const { takes } = guardWithClock();
  takes('one', 1000);
  expect(takes('other', 1)).toEqual(['accepted']);
});

test('accepts leads again after an hour, and reports a first refusal again', () => {
  const { takes, pass } = guardWithClock();
  takes('one', 100);
  pass(59 * minute);
  expect(takes('one', 1)).toEqual(['refused']);
  pass(minute);
  expect(takes('one', 5)).toEqual(['accepted', 'accepted', 'accepted', 'accepted', 'first refusal']);
});

test('does not count a duplicate', () => {
  const { takes, uncount } = guardWithClock();
  for (let time = 0; time < 20; time += 1) {
    takes('one', 1);
    uncount('one');
  }
  expect(takes('one', 1)).toEqual(['accepted']);
});

test('at the limit, a duplicate makes room for one more lead, and the refusal after that is not reported again', () => {
  const { takes, uncount } = guardWithClock();
  takes('one', 4);
  uncount('one');
  expect(takes('one', 2)).toEqual(['accepted', 'first refusal']);
  uncount('one');
  expect(takes('one', 2)).toEqual(['accepted', 'refused']);
});

test('forgets all counts once it has seen 100,000 networks', () => {
  const { takes } = guardWithClock();
  takes('flood', 5);
  for (let index = 0; index < 99_998; index += 1) takes(`network ${index}`, 1);
  expect(takes('flood', 1)).toEqual(['refused']);
  takes('one more', 1);
  expect(takes('flood', 1)).toEqual(['accepted']);
});
