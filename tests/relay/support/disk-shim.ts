import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('./disk-shim.c', import.meta.url));

export const canShim = process.platform === 'linux' && spawnSync('cc', ['--version']).status === 0;

let library: Promise<string> | undefined;

/** Returns the path of the library, which is compiled once per run. */
export function diskShim(): Promise<string> {
  library ??= compile();
  return library;
}

async function compile(): Promise<string> {
  const target = join(await mkdtemp(join(tmpdir(), 'disk-shim-')), 'disk-shim.so');
  const { stderr } = spawnSync('cc', ['-shared', '-fPIC', '-O1', '-o', target, source, '-ldl'], { encoding: 'utf8' });
  if (!existsSync(target)) throw new Error(`The disk shim does not compile: ${stderr}`);
  return target;
}
