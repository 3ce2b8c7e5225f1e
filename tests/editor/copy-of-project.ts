import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A copy of the project that may be edited, with the packages of this one. The editor writes into the folder it runs in. */
export async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'editor-'));
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listing, { encoding: 'utf8' }).split('\0');
  for (const file of new Set(files.filter((name) => name && existsSync(name)))) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await cp(file, join(folder, file));
  }
  // One by one, so that the development server's cache in between belongs to the copy.
  await mkdir(join(folder, 'node_modules'));
  for (const name of (await readdir('node_modules')).filter((name) => !name.startsWith('.vite')))
    await symlink(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name));
  // Only if it is right: through the link, the copy would remove the packages here before it installs its own.
  const installed = 'editor/node_modules/.installed.json';
  const isRight =
    existsSync(installed) && readFileSync(installed, 'utf8') === readFileSync('editor/package-lock.json', 'utf8');
  if (isRight) await symlink(join(process.cwd(), 'editor/node_modules'), join(folder, 'editor/node_modules'));
  return folder;
}
