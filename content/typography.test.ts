import * as v from 'valibot';
import { expect, test } from 'vitest';
import { line } from './model/fields.ts';
import { applyTypography } from './typography.ts';

test.each([
  [`what's "new" here`, 'what’s “new” here'],
  [`'tis said`, '‘tis said'],
  ['within 10 - 20 minutes', 'within 10–20 minutes'],
  ['10-20% less', '10–20% less'],
  ['2-3  hours', '2–3 hours'],
  [' two  spaces ', 'two spaces'],
])('writes %j as %j', (typed, printed) => {
  expect(applyTypography(typed)).toBe(printed);
});

test.each([
  'call 800-4429',
  'call 800 - 4429',
  'EN 60335-2-40',
  'https://x.example/2024-05',
  'on 2026-11-23',
  'Unit 12-14, Marina',
])('leaves the hyphen in %j', (typed) => {
  expect(applyTypography(typed)).toBe(typed);
});

test('a text is read with typographic quotation marks, and its length is counted without needless spaces', () => {
  const schema = line('Heading', 12);
  expect(v.parse(schema, '"Leak"  stop ')).toBe('“Leak” stop');
});
