import { expect, test } from 'vitest';
import { agreementRows } from '#content/lists.ts';
import { agreementPage } from '#content/pages.ts';
import { agreementPath } from '#content/service-paths.ts';
import { all, named, normalize, one, pageAt, textOf, texts } from './built-pages.ts';

const main = () => one(pageAt(agreementPath), 'main');
const table = () => named(main(), 'table', normalize(agreementPage.table.caption));

test('C004 shows a table with row and column headers, without the skeleton and banner of a service page', () => {
  expect(textOf(one(main(), 'h1'))).toBe(normalize(agreementPage.heading));
  expect(all(table(), 'th[scope="col"]')).toHaveLength(2);
  expect(all(table(), 'th[scope="row"]')).toHaveLength(agreementRows.length);
  expect(textOf(main())).not.toContain('Next Service');
  expect(all(main(), '[data-skeleton]')).toEqual([]);
});

test.each(agreementRows)('C091 the table row “$service” says: $value', ({ service, value }) => {
  const row = one(table(), 'th[scope="row"]', normalize(service)).closest('tr');
  expect(textOf(row?.querySelector('td'))).toBe(value === 'included' ? agreementPage.table.included : value);
});

test('C092 shows both types of agreement with their abbreviations', () => {
  const kinds = agreementPage.kinds.items.map(({ short, name }) => `${short} ${normalize(name)}`);
  expect(kinds).toHaveLength(2);
  expect(texts(main(), 'h3')).toEqual(expect.arrayContaining(kinds));
});

test('C103 explains the cancellation and the price, and contains no amount', () => {
  expect(textOf(main())).toContain(normalize(agreementPage.cancellation.text));
  expect(textOf(main())).toContain(normalize(agreementPage.price.text));
  expect(textOf(main())).not.toContain('AED');
});
