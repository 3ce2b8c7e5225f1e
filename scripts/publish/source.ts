import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tar } from '../platform.ts';

/**
 * Packs the project, with the original pictures, so that it can be restored on another computer. Leaves out what git
 * ignores. Git may not be installed, so this reads its list, whose lines are paths without patterns.
 */
export function packSource(): Buffer {
  const ignored = readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean);
  const patterns = ignored.map((line) => line.replace(/^\//, './').replace(/\/$/, ''));
  const options = ['.git', ...patterns].map((pattern) => `--exclude=${pattern}`);
  return execFileSync(tar, ['-czf', '-', ...options, '.'], {
    env: { ...process.env, COPYFILE_DISABLE: '1' },
    maxBuffer: Infinity,
  });
}
