import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates the temporary folder of this process and its children, and removes it when this process ends. */
export function createTemporaryFolder(): void {
  const folder = mkdtempSync(join(tmpdir(), 'tests-'));
  // Other users may read the folder, because PostgreSQL and some test servers run as another user.
  chmodSync(folder, 0o755);
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}
