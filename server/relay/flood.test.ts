import { expect, onTestFinished, test, vi } from 'vitest';
import { floodGuard } from './flood.ts';

const minute = 60_000;

function guardWithClock() {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const guard = floodGuard(4);
  return {
    takes: (network: string, times: number) => Array.from({ length: times }, () => guard.take(network)),
    uncount: guard.uncount,
    pass: (ms: number) => vi.advanceTimersByTime(ms),
  };
}

test('accepts the leads of a network up to the limit, and refuses the rest', () => {
  const { takes } = guardWithClock();
  expect(takes('one', 6)).toEqual([true, true, true, true, false, false]);
});

test('accepts leads of another network meanwhile', () => {
  const { takes } = guardWithClock();
  takes('one', 1000);
  expect(takes('other', 1)).toEqual([true]);
});

test('accepts leads again after an hour', () => {
  const { takes, pass } = guardWithClock();
  takes('one', 100);
  pass(59 * minute);
  expect(takes('one', 1)).toEqual([false]);
  pass(minute);
  expect(takes('one', 5)).toEqual([true, true, true, true, false]);
});

test('does not count a duplicate', () => {
  const { takes, uncount } = guardWithClock();
  for (let time = 0; time < 20; time += 1) {
    takes('one', 1);
    uncount('one');
  }
  expect(takes('one', 1)).toEqual([true]);
});

test('at the limit, a duplicate makes room for one more lead', () => {
  const { takes, uncount } = guardWithClock();
  takes('one', 4);
  uncount('one');
  expect(takes('one', 2)).toEqual([true, false]);
});

test('forgets all counts once it has seen 100,000 networks', () => {
  const { takes } = guardWithClock();
  takes('flood', 5);
  for (let index = 0; index < 99_998; index += 1) takes(`network ${index}`, 1);
  expect(takes('flood', 1)).toEqual([false]);
  takes('one more', 1);
  expect(takes('flood', 1)).toEqual([true]);
});
