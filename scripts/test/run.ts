/**
 * `npm test`, and with `--all` `npm run test:all`. Runs every part, even if an earlier one failed. Prints a table with
 * the numbers of tests at the end.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { findChromium } from './find-chromium.ts';
import { freePort } from './free-port.ts';
import { type Counts, readPlaywrightReport, readVitestReport } from './reports.ts';
import ownTemporaryFolder from './temporary-folder.ts';

type Part = { name: string; command: string; counts?: () => Counts | undefined };
type Result = Counts & { name: string; seconds: number };

const isAll = process.argv.includes('--all');

function vitestPart(name: string, ...options: string[]): Part {
  const report = `test-results/${name.replaceAll(' ', '-')}.json`;
  const reporters = `--reporter=default --reporter=json --outputFile=${report}`;
  const command = ['npx vitest run', ...options, reporters].join(' ');
  return { name, command, counts: () => readVitestReport(report) };
}

const browserReport = 'test-results/browser.json';

const build: Part = { name: 'build', command: 'npm run build' };
/** These parts need no build, so they run at the same time as the build. */
const duringBuild: Part[] = [
  { name: 'format and lint', command: 'npm run lint' },
  vitestPart('units and content', '--project units', '--project content'),
  { name: 'types', command: 'npm run types' },
  { name: 'dead code', command: 'npm run dead' },
];
/** Reads the reports of the other parts, so it runs last. */
const rows: Part = { name: 'rows of the specification', command: 'npm run rows -- --untested' };
/** These parts run during the browser tests: relay tests mostly wait, while browser tests need the processor. */
const duringBrowserTests: Part[] = [
  vitestPart('built pages', '--project built'),
  vitestPart('relay', '--project relay', ...(isAll ? [] : ["--exclude '**/*.full.test.ts'"])),
];
const browser: Part = {
  name: 'browser',
  command: `npx playwright test --reporter=list,json${isAll ? '' : ' --grep-invert=@full'}`,
  counts: () => readPlaywrightReport(browserReport),
};
const afterBrowserTests: Part[] = isAll
  ? [
      vitestPart('other engines', '--project engines'),
      vitestPart('publishing', '--project publish'),
      vitestPart('editor', '--project editor'),
      { name: 'edited content', command: 'node scripts/test/edited.ts' },
    ]
  : [];

const removeTemporaryFolder = ownTemporaryFolder();
process.on('exit', removeTemporaryFolder);
// By default a signal ends Node without an `exit` event, so the temporary folder would remain.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

const env: NodeJS.ProcessEnv = {
  ...process.env,
  PLAYWRIGHT_JSON_OUTPUT_NAME: browserReport,
  TEST_PORT: String(await freePort()),
  // Only `npm run test:all` installs PostgreSQL and tests with it.
  ...(!isAll && { SKIP_POSTGRES: '1' }),
};

rmSync('test-results', { recursive: true, force: true });
try {
  env.CHROMIUM = findChromium();
} catch (error) {
  console.log(`${(error as Error).message}\nEverything else runs.`);
}

const building = run(build, 'at the end');
const [sources, pages] = await Promise.all([runInTurn(duringBuild), runFromBuild()]);
const results = [...sources, await building, ...pages, ...(await runInTurn([rows]))];

printTable(results);
const total = (key: keyof Counts) => results.reduce((sum, result) => sum + result[key], 0);
console.log(`\n${total('passed')} passed, ${total('failed')} failed, ${total('skipped')} skipped`);
process.exitCode = total('failed') > 0 ? 1 : 0;

type Printing = 'immediately' | 'at the end';

async function runFromBuild(): Promise<Result[]> {
  await building;
  const [others, seen] = await Promise.all([runInTurn(duringBrowserTests), run(browser, 'immediately')]);
  return [...others, seen, ...(await runInTurn(afterBrowserTests))];
}

async function runInTurn(parts: Part[]): Promise<Result[]> {
  const done: Result[] = [];
  for (const part of parts) done.push(await run(part, 'at the end'));
  return done;
}

/** Runs a part. `at the end` prints its output when it has ended, so that outputs of parallel parts do not mix. */
async function run({ name, command, counts }: Part, printing: Printing): Promise<Result> {
  const start = performance.now();
  if (printing === 'immediately') console.log(`\n▸ ${name}`);
  const child = spawn(`${command} 2>&1`, {
    shell: true,
    env,
    stdio: ['ignore', printing === 'immediately' ? 'inherit' : 'pipe', 'inherit'],
  });
  const [output, [status]] = await Promise.all([child.stdout ? text(child.stdout) : '', once(child, 'exit')]);
  if (printing === 'at the end') console.log(`\n▸ ${name}\n${output}`);
  const counted = counts?.() ?? { passed: 0, failed: 0, skipped: 0 };
  // A part that fails without a failed test counts as one failed test.
  const failed = status === 0 ? counted.failed : Math.max(counted.failed, 1);
  return { name, ...counted, failed, seconds: (performance.now() - start) / 1000 };
}

function printTable(all: Result[]) {
  console.log(`\n${row('part', 'result', 'passed', 'failed', 'skipped', 'seconds')}`);
  for (const { name, passed, failed, skipped, seconds } of all)
    console.log(row(name, failed > 0 ? 'FAILED' : 'ok', passed, failed, skipped, Math.round(seconds)));
}

function row(name: string, result: string, ...numbers: (string | number)[]): string {
  return name.padEnd(28) + result.padEnd(8) + numbers.map((number) => String(number).padStart(9)).join('');
}
