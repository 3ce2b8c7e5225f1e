import { expect, onTestFinished, test, vi } from 'vitest';
import { repeat } from './repeat.ts';

function repeatedWithClock(job: () => Promise<number>) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return repeat(job);
}

test('runs a job again after the pause that the job returns', async () => {
  const job = vi.fn(async () => 1000);
  const loop = repeatedWithClock(job);
  await vi.advanceTimersByTimeAsync(999);
  expect(job).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(job).toHaveBeenCalledTimes(2);
  await loop.stop();
});

test('wake starts the next run, during a pause or a run, and leaves only one timer', async () => {
  const job = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    return 60_000;
  });
  const loop = repeatedWithClock(job);
  await vi.advanceTimersByTimeAsync(5);
  loop.wake();
  await vi.advanceTimersByTimeAsync(20);
  expect(job).toHaveBeenCalledTimes(2);
  for (let count = 0; count < 100; count += 1) {
    loop.wake();
    await vi.advanceTimersByTimeAsync(20);
  }
  expect(job).toHaveBeenCalledTimes(102);
  expect(vi.getTimerCount()).toBe(1);
  await loop.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('stop waits for the current run', async () => {
  const { promise, resolve } = Promise.withResolvers<number>();
  const job = vi.fn(() => promise);
  const loop = repeatedWithClock(job);
  const stopped = loop.stop();
  resolve(0);
  await stopped;
  expect(job).toHaveBeenCalledTimes(1);
});
