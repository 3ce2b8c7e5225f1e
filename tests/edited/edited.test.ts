import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { copyOfProject } from '../editor/copy-of-project.ts';

const commands = `
node tests/edited/edit-content.ts
node scripts/format-content.ts
npm run check
node scripts/sharing-cards.ts
npm run build
npx vitest run --project units --project content --project built
`;

test('no test fails when the owner changes all texts and adds a service and a landing page', async () => {
  const folder = await copyOfProject();
  const packages = join(folder, 'node_modules');
  // Copies the packages as hard links, because Vite does not serve files through symbolic links that point outside the
  // project.
  await rm(packages, { recursive: true });
  await promisify(execFile)('cp', ['-al', 'node_modules', packages]);
  // Vitest sets variables of its own, such as `VITEST` and `NODE_ENV`, which change the build.
  const { PATH, HOME, TMPDIR } = process.env;
  const options = { cwd: folder, env: { PATH, HOME, TMPDIR }, maxBuffer: 64 * 1024 * 1024 };
  const running = promisify(execFile)('sh', ['-exc', commands], options);
  const { code, stdout, stderr } = await running.catch((error) => error);
  expect(code, stdout + stderr).toBeUndefined();
});
