import { describe, expect, test } from 'vitest';
import { faqs } from '#content/questions.ts';
import { all, normalize, one, pageAt, textOf, textsIn } from './built-pages.ts';

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

describe('C006 /faqs', () => {
  test('C104 has the fourteen categories in order', () => {
    expect(textsIn(page(), 'h2').filter((heading) => categories.includes(heading))).toEqual(categories);
  });

  test('each question is a closed disclosure with the address of the question as its id', () => {
    const entries = all(page(), 'main details:not([open])');
    expect(entries.map(({ id }) => id)).toEqual(faqs.map(({ id }) => id));
    expect(entries.map((entry) => textOf(one(entry, 'summary h3')))).toEqual(
      faqs.map(({ question }) => normalize(question)),
    );
  });
});
