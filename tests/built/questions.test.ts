import { describe, expect, test } from 'vitest';
import { pageAt, textsIn } from './built-pages.ts';

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
    expect(textsIn(pageAt('/faqs'), 'h2').filter((heading) => categories.includes(heading))).toEqual(categories);
  });
});
