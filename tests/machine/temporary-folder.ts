import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Creates a folder and sets it as the temporary folder of this process and its children. Returns a function that
 * removes it. `run.ts` calls this, and Vitest as the `globalSetup` of a project.
 */
export default function ownTemporaryFolder(): () => void {
  const before = tmpdir();
  const folder = mkdtempSync(join(before, 'tests-'));
  // Other users may read the folder, because PostgreSQL and some test servers run as another user.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  return () => {
    for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
