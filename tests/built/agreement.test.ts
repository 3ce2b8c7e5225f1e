import { expect, test } from 'vitest';
import { agreementPath } from '#content/service-paths.ts';
import { texts } from '#content/texts.ts';
import { all, findByName, normalize, one, pageAt, textOf, textsIn } from './built-pages.ts';

const main = () => one(pageAt(agreementPath), 'main');
const table = () => findByName(main(), 'table', normalize(texts.agreementPage.table.caption));

test('C004 shows a table with row and column headers, without the skeleton and banner of a service page', () => {
  expect(all(table(), 'th[scope="col"]')).toHaveLength(2);
  expect(textOf(main())).not.toContain('Next Service');
  expect(all(main(), '[data-skeleton]')).toEqual([]);
});

test('C091 each row of the table says what is included', () => {
  const rows = all(table(), 'tbody tr').map((row) => [...textsIn(row, 'th[scope="row"]'), ...textsIn(row, 'td')]);
  expect(rows).toEqual(
    texts.agreement.rows.map(({ service, value }) => [
      normalize(service),
      value === 'included' ? texts.agreementPage.table.included : value,
    ]),
  );
});

test('contains no amount', () => {
  expect(textOf(main())).not.toContain('AED');
});
