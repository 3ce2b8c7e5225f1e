import { expect, test } from 'vitest';
import { mailtoUrl, typedText } from './typed-text.ts';

const labels = { name: { label: 'Name' }, phone: { label: 'Phone' }, message: { label: 'Message' } };

test('contains typed values with their labels, without empty fields', () => {
  expect(typedText({ name: 'Sara', phone: ' ', message: 'A leak.' }, labels)).toBe('Name: Sara\nMessage: A leak.');
});

test('names the day of a chosen time, without the remark that the field is optional', () => {
  const label = { datetime: { label: 'Best time (optional)' } };
  expect(typedText({ datetime: '2026-11-23T08:30' }, label)).toBe('Best time: Monday 23 November, 8:30');
});

test('the mail link encodes every special character of the text', () => {
  const address = mailtoUrl('hello@example.com', 'An enquiry', 'a&cc=evil@example.com?\nsecond line #1');
  expect(address).toBe(
    'mailto:hello@example.com?subject=An%20enquiry&body=a%26cc%3Devil%40example.com%3F%0D%0Asecond%20line%20%231',
  );
});
