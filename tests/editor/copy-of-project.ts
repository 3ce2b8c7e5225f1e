import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Makes a copy of the project that uses the same packages, because the editor writes into the folder in which it runs. */
export async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'editor-'));
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listing, { encoding: 'utf8' }).split('\0');
  for (const file of new Set(files.filter((name) => name && existsSync(name)))) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await cp(file, join(folder, file));
  }
  // Each package is linked by itself, so that the cache of the development server, which is among them, is the copy's own.
  await mkdir(join(folder, 'node_modules'));
  for (const name of (await readdir('node_modules')).filter((name) => !name.startsWith('.vite')))
    await symlink(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name));
  // Linked only if up to date. Otherwise the copy would install its packages, and through the link remove those of this
  // project.
  const installed = 'editor/node_modules/.installed.json';
  const isRight =
    existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync('editor/package-lock.json', 'utf8');
  if (isRight) await symlink(join(process.cwd(), 'editor/node_modules'), join(folder, 'editor/node_modules'));
  return folder;
}
