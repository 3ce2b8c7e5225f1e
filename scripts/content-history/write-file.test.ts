import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

test.skipIf(process.platform === 'win32')('on a full disk, a write fails and the file stays as it was', () => {
  const folder = mkdtempSync(join(tmpdir(), 'write-file-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'file.yaml');
  writeFileSync(file, 'as it was');
  const program = `
    import { writeAtomically } from ${JSON.stringify(resolve('scripts/content-history/write-file.ts'))};
    writeAtomically(${JSON.stringify(file)}, 'x'.repeat(1_000_000));
  `;
  // This limit on the size of files ends a write after some blocks, like a full disk.
  const limited = 'ulimit -f 8 && exec "$0" --input-type=module --eval "$1"';
  const { status, stderr } = spawnSync('sh', ['-c', limited, process.execPath, program], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, expect.stringContaining('EFBIG')]);
  expect(readFileSync(file, 'utf8')).toBe('as it was');
  expect(readdirSync(folder)).toEqual(['file.yaml']);
});
