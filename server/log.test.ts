import { expect, onTestFinished, test, vi } from 'vitest';
import { createLog } from './log.ts';

test('counts equal lines for a minute, and writes every line about a lead', () => {
  vi.useFakeTimers({ now: new Date('2026-11-23T10:00:00Z') });
  onTestFinished(() => void vi.useRealTimers());
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  for (let count = 0; count < 3; count += 1) {
    log.info('refused', { status: 403 });
    log.alarm('store-failing');
    log.info('delivery', { lead: 'a' });
  }
  vi.advanceTimersByTime(60_000);
  expect(lines).toEqual([
    '2026-11-23T10:00:00.000Z info refused status=403\n',
    '2026-11-23T10:00:00.000Z ALARM store-failing\n',
    ...Array(3).fill('2026-11-23T10:00:00.000Z info delivery lead=a\n'),
    '2026-11-23T10:01:00.000Z info refused status=403 more=2\n',
    '2026-11-23T10:01:00.000Z ALARM store-failing more=2\n',
  ]);
});
