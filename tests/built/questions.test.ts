import { expect, test } from 'vitest';
import { faqs } from '#content/faqs.ts';
import { all, named, one, pageAt, textOf, texts } from './built-pages.ts';

const page = () => pageAt('/faqs');

const categories = [
  'Air Conditioning',
  'Duct Cleaning',
  'Coil Cleaning',
  'Water Tank Cleaning',
  'Plumbing',
  'Handyman',
  'Electrical',
  'Painting',
  'Maintenance Packages',
  'About',
  'Availability',
  'Payments',
  'Discounts',
  'General',
];

test('C006 C104 C105 fourteen categories in order, each with the number of its answers', () => {
  const buttons = texts(named(page(), '[role="group"], fieldset', 'Subjects'), 'button');
  expect(buttons).toEqual(
    categories.map((name) => {
      const section = one(page(), 'h2', name).closest('section') as Element;
      return `${name} (${all(section, 'details').length})`;
    }),
  );
});

test('C106 the first category is selected', () => {
  expect(texts(page(), 'button[aria-pressed="true"]')).toEqual([expect.stringMatching(/^Air Conditioning/)]);
});

test.each(faqs)('C107 C109 N08 $id is in the page, closed, under its own address', ({ id, question, answer }) => {
  const entry = one(page(), `details[id="${id}"]`);
  expect(entry.hasAttribute('open')).toBe(false);
  expect(textOf(one(entry, 'summary h3'))).toBe(question.replace(/\s+/g, ' '));
  expect(textOf(entry)).toContain(answer.replaceAll('\u2060', '').replace(/\s+/g, ' '));
});

test.each([
  ['C110', 'AED 350 + VAT (AED 367.50 including 5% VAT) per unit'],
  ['C111', 'AED 200 + VAT (AED 210.00 including 5% VAT)'],
  ['C112', 'no free inspections'],
  ['C112', 'refunded on follow-up work'],
  ['C113', 'every 4 months'],
  ['C114', '1 hour per unit'],
  ['C115', 'at least once a year'],
  ['C115', '1.5 to 2 hours per unit'],
  ['C116', 'once a year'],
  ['C117', 'At least twice a year'],
  ['C118', '30% more electricity'],
  ['C119', 'about 21 °C'],
  ['C120', '220 V'],
  ['C120', '50 Hz'],
  ['C121', 'Monday to Saturday 8:00–18:00'],
  ['C121', 'Sunday 9:00–19:00'],
  ['C121', '24/7, 365 days'],
  ['C122', 'card machine at your door, by bank transfer or by pay-by-link'],
  ['C122', '100% on completion'],
])('%s it is answered: %s', (_row, fact) => {
  expect(texts(page(), 'details').join(' ')).toContain(fact);
});
