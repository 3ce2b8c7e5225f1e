import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../../..');
const sources = ['assets', 'build-plugins', 'content', 'contract', 'server', 'site', 'package.json'].concat([
  'tsconfig.base.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
]);

/** The build that `npm run build` left; the tests of the real pages need it. */
export const currentBuild = join(root, 'build/client');

/**
 * Builds the site of a later day: a script that all pages share is another one, so nearly every file has a new name, and
 * the forms post to `emailOrigin`. Below the project, so that its packages are found; `folder` is to be removed after use.
 */
export async function buildNextVersion(emailOrigin: string): Promise<{ folder: string; built: string }> {
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

  const router = dirname(createRequire(import.meta.url).resolve('@react-router/dev/package.json'));
  await promisify(execFile)(process.execPath, [join(router, 'bin.cjs'), 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', EMAIL_ORIGIN: emailOrigin },
  });
  return { folder, built: join(folder, 'build/client') };
}
