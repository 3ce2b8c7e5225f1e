import { expect, test } from 'vitest';
import { openingSentenceAt } from './opening-sentence.ts';

const schedule =
  '0 from 8:00\n480 until 18:00\n1080 Saturday 8:00\n7200 tomorrow 8:00\n8640 from 8:00\n9120 until 18:00\n9720 tomorrow 8:00';

/** The times are in UTC. Dubai is four hours ahead. */
test.each([
  ['Sunday 0:00 in Dubai', '2026-11-21T20:00:00Z', 'from 8:00'],
  ['Sunday 7:59', '2026-11-22T03:59:59Z', 'from 8:00'],
  ['Sunday 8:00', '2026-11-22T04:00:00Z', 'until 18:00'],
  ['Sunday 18:00', '2026-11-22T14:00:00Z', 'Saturday 8:00'],
  ['Saturday 23:59', '2026-11-28T19:59:00Z', 'tomorrow 8:00'],
])('shows the right sentence at %s', (_when, time, sentence) => {
  expect(openingSentenceAt(schedule, 4, Date.parse(time))).toBe(sentence);
});
