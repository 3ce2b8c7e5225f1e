import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * Runs `npm run check` in a separate process, because content modules read their files only once per process and cannot
 * be imported while the content has mistakes. Resolves with its results. Throws its error output if it could not run.
 */
export async function runCheck<Result>(): Promise<Result> {
  const command = promisify(execFile)(process.execPath, ['scripts/check.ts', '--json']);
  // The command exits with status 1 if it finds mistakes. That is a result, not a failure.
  const { stdout, stderr } = await command.catch((error: { stdout: string; stderr: string }) => error);
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}
