import { expect, test } from 'vitest';
import { agreementPath } from '#content/service-paths.ts';
import { all, named, one, pageAt, textOf, texts } from './built-pages.ts';

const main = () => one(pageAt(agreementPath), 'main');
const table = () => named(main(), 'table', 'Services of the Maintenance Agreement');

test('C004 C091 A4 a table with heads for rows and columns, on a page without the parts of a service', () => {
  expect(textOf(one(main(), 'h1'))).toBe('Maintenance Agreement');
  expect(all(table(), 'th[scope="col"]')).toHaveLength(2);
  expect(all(table(), 'th[scope="row"]')).toHaveLength(12);
  expect(textOf(main())).not.toContain('Next Service');
  expect(all(main(), '[data-skeleton]')).toEqual([]);
});

test.each([
  ['C093', '3 AC services per unit, one every 4 months', 'Included'],
  ['C094', '1 electrical inspection per year', 'Included'],
  ['C095', '1 plumbing inspection per year', 'Included'],
  ['C096', '2 free handyman hours', 'Included'],
  ['C097', 'Unlimited emergency callouts', 'Included'],
  ['C098', '90-minute emergency response', 'Included'],
  ['C099', 'Free labour on AC, plumbing and electrical repair', 'Included'],
  ['C100', '24/7 hotline', 'Included'],
  ['C101', 'Discount on further handyman hours', '20%'],
  ['C101', 'Discount on duct cleaning', '20%'],
  ['C101', 'Discount on coil cleaning', '20%'],
  ['C101', 'Discount on water tank cleaning', '20%'],
])('%s %s: %s', (_row, service, value) => {
  const row = one(table(), 'th[scope="row"]', service).closest('tr');
  expect(textOf(row?.querySelector('td'))).toBe(value);
});

test('C092 A59 annual and monthly, with their short names explained', () => {
  expect(texts(main(), 'h3')).toEqual(
    expect.arrayContaining(['AMA Annual maintenance agreement', 'MMA Monthly maintenance agreement']),
  );
});

test('C102 C103 cancellation after three months, and no price', () => {
  expect(textOf(main())).toContain('You can cancel after three months with no extra charge.');
  expect(textOf(main())).toContain('The price depends on the number of AC units and on the property.');
  expect(textOf(main())).not.toContain('AED');
});
