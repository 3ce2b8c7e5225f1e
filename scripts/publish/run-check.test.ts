import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test('a check that cannot run fails with its own error output', () => {
  const folder = mkdtempSync(join(tmpdir(), 'run-check-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'scripts'));
  writeFileSync(join(folder, 'scripts/check.ts'), "throw new Error('a package is missing');");
  const program = `
    import { runCheck } from ${JSON.stringify(resolve('scripts/publish/run-check.ts'))};
    await runCheck();
  `;
  const options = ['--input-type=module', '--eval', program];
  const { status, stderr } = spawnSync(process.execPath, options, { cwd: folder, encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('a package is missing')]);
});
