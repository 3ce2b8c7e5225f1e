import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Copies the project, because the editor writes into the folder in which it runs. Resolves with the path of the copy.
 */
export async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'editor-'));
  const listing = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const files = execFileSync('git', listing, { encoding: 'utf8' }).split('\0');
  for (const file of new Set(files.filter((name) => name && existsSync(name)))) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await cp(file, join(folder, file));
  }
  // Links each package separately, so that the copy has its own cache of the development server.
  await mkdir(join(folder, 'node_modules'));
  for (const name of (await readdir('node_modules')).filter((name) => !name.startsWith('.vite')))
    await symlink(join(process.cwd(), 'node_modules', name), join(folder, 'node_modules', name));
  return folder;
}
