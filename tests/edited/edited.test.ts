import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { copyOfProject } from '../editor/copy-of-project.ts';

const steps = [
  'node tests/edited/edit-content.ts',
  'node scripts/format-content.ts',
  'npm run check',
  'node scripts/sharing-cards.ts',
  'npm run build',
  'npx vitest run --project units --project content --project built',
];

test('no test fails when the owner changes all texts and adds a service and a landing page', async () => {
  const folder = await copyOfProject();
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const packages = join(folder, 'node_modules');
  // Copies the packages as hard links, because Vite does not serve files through symbolic links that point outside the
  // project.
  await rm(packages, { recursive: true });
  await promisify(execFile)('cp', ['-al', 'node_modules', packages]);
  for (const step of steps) expect(await resultOf(step, folder)).toEqual({ step, failure: '' });
});

/** `failure` contains the output of a step that fails. */
async function resultOf(step: string, cwd: string): Promise<{ step: string; failure: string }> {
  const [program = '', ...options] = step.split(' ');
  // Vitest sets variables of its own, such as `VITEST` and `NODE_ENV`, which change the build.
  const { PATH, HOME, TMPDIR } = process.env;
  try {
    await promisify(execFile)(program, options, { cwd, env: { PATH, HOME, TMPDIR }, maxBuffer: 64 * 1024 * 1024 });
    return { step, failure: '' };
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return { step, failure: stdout + stderr };
  }
}
