import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

type Output = { stdout: string; stderr: string };

/** Runs a script of the project in a separate process. Throws an error with its output if it fails. */
export const runScript = (...command: string[]): Promise<Output> => promisify(execFile)(process.execPath, command);

/** Generates all sizes of the original pictures, and removes the sizes of deleted originals. */
export const generateImageSizes = () => runScript('scripts/images.ts');

/**
 * Runs `npm run check` in a separate process, because content modules read their files only once per process and cannot
 * be imported while the content has mistakes. Resolves with its results. Throws its error output if it could not run.
 */
export async function runCheck<Result>(): Promise<Result> {
  // The command exits with status 1 if it finds mistakes. That is a result, not a failure.
  const { stdout, stderr } = await runScript('scripts/check.ts', '--json').catch((error: Output) => error);
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout);
}
