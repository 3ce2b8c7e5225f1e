import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Sets a new folder as the temporary folder of this process and its children. The returned function removes it. Vitest
 * calls this before the tests of a project that has it as its `globalSetup`.
 */
export default function ownTemporaryFolder(): () => void {
  const before = tmpdir();
  const folder = mkdtempSync(join(before, 'tests-'));
  // Other users may read it, because PostgreSQL and the servers of some tests run as another user.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  return () => {
    for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
