/**
 * `npm run rows` lists each row of docs/requirements.md with the tests that name it and passed in the last run. Fails
 * if a row of the specification (`C…`) has neither such a test nor a deviation that the owner confirmed, or if a passed
 * test names an unknown row or more than one row. `--untested` prints only the number of tested rows and the failures;
 * row codes (`-- C070 W4`) list only those rows.
 */
import { globSync, readFileSync } from 'node:fs';
import { confirmedByOwner } from '#content/check/confirmations.ts';
import { passedTests } from './reports.ts';

const asked = process.argv.slice(2).filter((argument) => /^[A-Z]/.test(argument));
const isShort = process.argv.includes('--untested');

const rows = new Map(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(/^\| ([A-Z]{1,2}\d{1,3}b?) \| ([^|]*)/gm)].map(
    ([, row = '', what = '']) => [row, what.trim()] as const,
  ),
);

const passed = globSync('test-results/*.json').flatMap(passedTests);
if (passed.length === 0) {
  console.error('No test has been run yet: run npm test first.');
  process.exit(1);
}

/** The row codes at the start of a test's name and of its groups' names. */
function rowsOf(name: string): string[] {
  return name.split(' > ').flatMap((part) => /^[A-Z]{1,2}\d{1,3}b?(?= |$)/.exec(part)?.[0] ?? []);
}

const hasSeveralRows = (name: string) =>
  name.split(' > ').some((part) => /^[A-Z]{1,2}\d{1,3}b? [A-Z]{1,2}\d{1,3}b? /.test(part));

const testsOf = Map.groupBy(
  passed.flatMap(({ name, file }) => rowsOf(name).map((row) => ({ row, test: `${file}  ${name}` }))),
  ({ row }) => row,
);

if (!isShort)
  for (const [row, what] of rows) {
    if (asked.length > 0 && !asked.includes(row)) continue;
    const tests = testsOf.get(row)?.map(({ test }) => test) ?? ['NO TEST'];
    console.log(`${row}  ${what}\n      ${[...new Set(tests)].join('\n      ')}`);
  }

const specified = [...rows.keys()].filter((row) => row.startsWith('C'));
// Rows from which the owner has confirmed a deviation need no test.
const confirmed = confirmedByOwner();
const untested = specified.filter((row) => !testsOf.has(row) && !confirmed.has(row));
const unknown = [...testsOf.keys()].filter((row) => !rows.has(row));

console.log(
  `\n${specified.length - untested.length} of ${specified.length} rows of the specification have a test that passed.`,
);
if (untested.length > 0)
  console.error(`No test of these rows passed: ${untested.join(', ')}. Add a test whose name begins with the row.`);
if (unknown.length > 0)
  console.error(`A test names ${unknown.join(', ')}, which docs/requirements.md does not contain. Correct the name.`);
const withSeveralRows = passed.filter(({ name }) => hasSeveralRows(name));
for (const { name, file } of withSeveralRows) console.error(`${file}: “${name}” names more than one row. Keep one.`);
process.exitCode = withSeveralRows.length + untested.length + unknown.length > 0 ? 1 : 0;
