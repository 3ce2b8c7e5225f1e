import { expect, test } from 'vitest';
import { retrySchedule } from './retry-schedule.ts';

const hour = 60 * 60_000;

function waits(random: number): number[] {
  const all: number[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const wait = retrySchedule(attempt, random);
    if (wait === undefined) return all;
    all.push(wait);
  }
}

const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

test('retries twice in the first hour, and for the last time after four to five days (RFC 5321 §4.5.4.1)', () => {
  const all = waits(0.5);
  expect(sum(all.slice(0, 2))).toBeLessThan(hour);
  expect(sum(all)).toBeGreaterThan(4 * 24 * hour);
  expect(sum(all)).toBeLessThanOrEqual(5 * 24 * hour);
});

test('randomness changes the first wait by at most 20 %', () => {
  expect(waits(0)[0]).toBe(48_000);
  expect(waits(1)[0]).toBe(72_000);
});
