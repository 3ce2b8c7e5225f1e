import { expect, test } from 'vitest';
import { formValuesAsText, mailtoUrl } from './form-values-as-text.ts';

test('lists typed values with their labels, without empty fields', () => {
  const labels = { name: { label: 'Name' }, phone: { label: 'Phone' }, datetime: { label: 'Best time' } };
  const values = { name: 'Sara', phone: ' ', datetime: '2026-11-23T08:30' };
  expect(formValuesAsText(values, labels)).toBe('Name: Sara\nBest time: Monday 23 November, 8:30');
});

test('the mail link encodes every special character of the text', () => {
  const address = mailtoUrl('hello@example.com', 'An enquiry', 'a&cc=evil@example.com?\nsecond line #1');
  expect(address).toBe(
    'mailto:hello@example.com?subject=An%20enquiry&body=a%26cc%3Devil%40example.com%3F%0D%0Asecond%20line%20%231',
  );
});
