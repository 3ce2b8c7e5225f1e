/**
 * Part of `npm run test:all`: runs the unit, content and built-page tests on a copy of the project in which
 * `tests/edited/` has changed the owner's texts. A change by the owner must not fail a test.
 */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyOfProject } from '../../tests/editor/copy-of-project.ts';

const folder = await copyOfProject();
const packages = join(folder, 'node_modules');
// Copies the packages as hard links, because Vite does not serve files through symbolic links that point outside the
// project.
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
