import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * From now on the system's folder for temporary files is one of our own, for this process and those that it starts; the
 * returned function removes it with all that was left in it.
 */
export function ownTemporaryFolder(): () => void {
  const before = tmpdir();
  const folder = mkdtempSync(join(before, 'tests-'));
  // PostgreSQL and the servers of some tests run as another user.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  return () => {
    for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = before;
    rmSync(folder, { recursive: true, force: true });
  };
}
