import { existsSync, readFileSync } from 'node:fs';

export type Counts = { passed: number; failed: number; skipped: number };

/** None where the run ended before it could write its report. */
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
