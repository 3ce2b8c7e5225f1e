import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { currentSite } from '../../../server/static-site/releases.ts';

const root = join(import.meta.dirname, '../../..');
const sources = [
  ...['assets', 'content', 'contract', 'scripts', 'server', 'site'],
  ...['package.json', 'tsconfig.base.json', 'tsconfig.json', 'vite.config.ts'],
];

/** `built` also contains the files of the current release that have a hash in their name. */
export type NextVersion = { folder: string; built: string };

/**
 * Builds another release with the current one beside it. A shared script is changed, so that nearly every file gets a
 * new name, and the forms post to `emailOrigin`. `folder` is inside the project, because the build needs its packages.
 * The caller removes it.
 */
export async function buildNextVersion(emailOrigin: string): Promise<NextVersion> {
  await mkdir(join(root, 'build'), { recursive: true });
  const folder = await mkdtemp(join(root, 'build/next-version-'));
  for (const name of sources)
    await cp(join(root, name), join(folder, name), {
      recursive: true,
      filter: (path) => !/\.test\.tsx?$/.test(path),
    });
  for (const name of ['public', 'node_modules']) await symlink(join(root, name), join(folder, name));
  const shared = join(folder, 'site/design/primitives/link/link.tsx');
  await writeFile(shared, `${await readFile(shared, 'utf8')}\nconsole.debug('the next version');\n`);

  const release = dirname(currentSite(join(root, 'build')));
  await cp(release, join(folder, 'build/releases', basename(release)), { recursive: true });
  const env = { ...process.env, EMAIL_ORIGIN: emailOrigin };
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: folder, env });
  return { folder, built: currentSite(join(folder, 'build')) };
}
