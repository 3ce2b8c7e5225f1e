/**
 * `npm run rows` lists each row of docs/requirements.md with the tests that prove it: the tests whose name begins with
 * the row, and the texts in `tests/built/fixed-texts.yaml`, which `tests/built/fixed-texts.test.ts` looks for. Fails if
 * a row of the specification (`C…`) has no test, or if a test names a row that does not exist.
 */
import { globSync, readFileSync } from 'node:fs';

const requirement = /^\| (?<row>[A-Z]{1,2}\d{1,3}b?) \| (?<what>[^|]*)/gm;
const rows = new Map(
  [...readFileSync('docs/requirements.md', 'utf8').matchAll(requirement)].map(({ groups }) => [
    groups?.row ?? '',
    groups?.what?.trim() ?? '',
  ]),
);

const files = globSync(['{contract,content,editor,server,site,scripts,tests}/**/*.{test,spec}.{ts,tsx}']);
/** A string that begins with a row, such as `'C124 shows an error summary'`. */
const name = /(?<quote>['"`])(?<row>[A-Z]{1,2}\d{1,3}b?)(?<what>(?: .*?)?)\k<quote>/g;
const fixedTexts = 'tests/built/fixed-texts.yaml';
const tests = [...files, fixedTexts].flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(file === fixedTexts ? /^ +(?<row>C\d{3}):/gm : name)].map(({ groups }) => ({
    row: groups?.row ?? '',
    test: `${file} ${groups?.what ?? ''}`,
  })),
);
const testsOf = Map.groupBy(tests, ({ row }) => row);

for (const [row, what] of rows)
  console.log([`${row}  ${what}`, ...new Set(testsOf.get(row)?.map(({ test }) => test))].join('\n      '));

const untested = [...rows.keys()].filter((row) => row.startsWith('C') && !testsOf.has(row));
const unknown = [...testsOf.keys()].filter((row) => !rows.has(row));
if (untested.length > 0)
  console.error(`No test names ${untested.join(', ')}. Begin the name of its test with the row.`);
if (unknown.length > 0) console.error(`Tests name ${unknown.join(', ')}, which docs/requirements.md does not contain.`);
process.exitCode = untested.length + unknown.length > 0 ? 1 : 0;
