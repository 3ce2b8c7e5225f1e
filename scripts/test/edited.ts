/**
 * A part of `npm run test:all`: units, content and built pages over a copy of the project in which everything is
 * changed that an owner may change (`tests/edited/`). An owner's change must not fail a test.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfProject } from '../../tests/editor/copy-of-project.ts';

const folder = await copyOfProject();
const packages = join(folder, 'node_modules');
// Packages are copied as hard links, because Vite serves no files to which a symbolic link leads out of the copy.
rmSync(packages, { recursive: true });
spawnSync('cp', ['-al', 'node_modules', packages], { stdio: 'inherit' });

const steps = [
  'node tests/edited/edit-content.ts',
  'node scripts/format-content.ts',
  'npm run check',
  'node scripts/sharing-cards.ts',
  'npm run build',
  'npx vitest run --project units --project content --project built',
];
try {
  const allPassed = steps.every((step) => spawnSync(step, { shell: true, cwd: folder, stdio: 'inherit' }).status === 0);
  process.exitCode = allPassed ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
