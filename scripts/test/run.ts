/** `npm test`: everything a reviewer runs, in the order in which it fails fastest; ends with the number of tests. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';

type Counts = { passed: number; failed: number; skipped: number };

const vitestReport = 'test-results/vitest.json';
const builtReport = 'test-results/built.json';
const relayReport = 'test-results/relay.json';
const enginesReport = 'test-results/engines.json';
const playwrightReport = 'test-results/playwright.json';

const steps = [
  { name: 'format and lint', command: 'npm run lint' },
  { name: 'types', command: 'npm run types' },
  {
    name: 'units and content',
    command: `npm run unit -- --reporter=default --reporter=json --outputFile=${vitestReport}`,
  },
  { name: 'dead code', command: 'npm run dead' },
  { name: 'build', command: 'npm run build' },
  {
    name: 'built pages',
    command: `npm run test:built -- --reporter=default --reporter=json --outputFile=${builtReport}`,
  },
  { name: 'relay', command: `npm run test:relay -- --reporter=default --reporter=json --outputFile=${relayReport}` },
  { name: 'browser', command: 'npm run e2e -- --reporter=list,json' },
  {
    name: 'other engines',
    command: `npm run engines -- --reporter=default --reporter=json --outputFile=${enginesReport}`,
  },
];

rmSync('test-results', { recursive: true, force: true });
process.env.CHROMIUM = findChromium();
process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = playwrightReport;

let failedStep: string | undefined;
for (const { name, command } of steps) {
  console.log(`\n▸ ${name}`);
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  if (status === 0) continue;
  failedStep = name;
  break;
}

if (failedStep) console.log(`\nStopped at: ${failedStep}`);
const { passed, failed, skipped } = sum([
  ...[vitestReport, builtReport, relayReport, enginesReport].map(vitestCounts),
  playwrightCounts(),
]);
console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
process.exitCode = failedStep ? 1 : 0;

function vitestCounts(path: string): Counts {
  const report = readReport(path);
  const passed = report?.numPassedTests ?? 0;
  const failed = report?.numFailedTests ?? 0;
  return { passed, failed, skipped: (report?.numTotalTests ?? 0) - passed - failed };
}

function playwrightCounts(): Counts {
  const stats = readReport(playwrightReport)?.stats;
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: stats?.unexpected ?? 0,
    skipped: stats?.skipped ?? 0,
  };
}

function readReport(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

function sum(all: Counts[]): Counts {
  const total = (key: keyof Counts) => all.reduce((count, one) => count + one[key], 0);
  return { passed: total('passed'), failed: total('failed'), skipped: total('skipped') };
}
