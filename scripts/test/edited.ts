/**
 * `npm run test:edited`: runs the tests in a copy of the project in which everything is changed that an owner may change
 * (`tests/edited/`).
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfProject } from '../../tests/editor/copy-of-project.ts';

const folder = await copyOfProject();
const packages = join(folder, 'node_modules');
// Packages are copied (as hard links), because symbolic links lead out of the copy, from where Vite serves no files.
rmSync(packages, { recursive: true });
spawnSync('cp', ['-al', 'node_modules', packages], { stdio: 'inherit' });

const steps = [
  'node tests/edited/edit-content.ts',
  'node scripts/format-content.ts',
  'npm run check',
  'npm run cards',
  'node scripts/test/run.ts --edited',
];
try {
  const isGreen = steps.every((step) => spawnSync(step, { shell: true, cwd: folder, stdio: 'inherit' }).status === 0);
  process.exitCode = isGreen ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
