/**
 * `npm run rows`: each row of the specification with the tests that name it; fails when a row has none. With `--untested`
 * only those are printed.
 */
import { globSync, readFileSync } from 'node:fs';

const count = 206;
const isShort = process.argv.includes('--untested');
const files = globSync('{content,contract,server,site,scripts,tests}/**/*.{test,spec}.{ts,tsx}');

const tests = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .map((line, index) => ({ place: `${file}:${index + 1}`, line: line.trim() }))
    // A row stands in the name of a test, or in the table from which its name is made.
    .filter(({ line }) => /['"`][^'"`]*\bC\d{3}\b/.test(line)),
);

const rows = Array.from({ length: count }, (_, index) => `C${String(index + 1).padStart(3, '0')}`);
const untested: string[] = [];
for (const row of rows) {
  const named = tests.filter(({ line }) => new RegExp(`\\b${row}\\b`).test(line));
  if (named.length === 0) untested.push(row);
  if (!isShort)
    console.log(`${row}  ${named.map(({ place, line }) => `${place}  ${line}`).join('\n      ') || 'NO TEST'}`);
}

console.log(`\n${count - untested.length} of ${count} rows have a test.`);
if (untested.length > 0) {
  console.error(`No test names ${untested.join(', ')}.`);
  process.exitCode = 1;
}
