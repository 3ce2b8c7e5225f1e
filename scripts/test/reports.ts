import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export type Counts = { passed: number; failed: number; skipped: number };

/** The numbers of tests in a Vitest report. Undefined if the run ended before it wrote the report. */
export function readVitestReport(path: string): Counts | undefined {
  const report = readReport(path);
  if (!report) return undefined;
  const { numPassedTests: passed, numFailedTests: failed, numTotalTests } = report;
  return { passed, failed, skipped: numTotalTests - passed - failed };
}

export function readPlaywrightReport(path: string): Counts | undefined {
  const stats = readReport(path)?.stats;
  return stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

function readReport(path: string) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined;
}

/** `name` includes the names of the test's groups, like `enquiry > C124 an empty field is an error`. */
export type PassedTest = { name: string; file: string };

type VitestReport = {
  testResults: {
    name: string;
    assertionResults: { ancestorTitles: string[]; title: string; status: string }[];
  }[];
};

type PlaywrightSuite = {
  title: string;
  file: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: PlaywrightSuite[];
};

/** The passed tests in a report of Vitest or Playwright. */
export function passedTests(path: string): PassedTest[] {
  const report: Partial<VitestReport & { suites: PlaywrightSuite[] }> = readReport(path);
  const ofVitest = report.testResults?.flatMap(({ name: file, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) => ({
        name: [...ancestorTitles, title].join(' > '),
        file: relative('.', file),
      })),
  );
  return [...(ofVitest ?? []), ...(report.suites ?? []).flatMap((suite) => passedIn(suite, []))];
}

function passedIn({ title, file, specs = [], suites = [] }: PlaywrightSuite, around: string[]): PassedTest[] {
  // The outermost suite is the file.
  const groups = title === file ? around : [...around, title];
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'expected'))
    .map((spec) => ({ name: [...groups, spec.title].join(' > '), file: `tests/e2e/${file}` }));
  return [...own, ...suites.flatMap((suite) => passedIn(suite, groups))];
}
