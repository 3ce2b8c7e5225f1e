/**
 * `npm run bench:growth`: builds copies of the site with ever more services and says what that does to the time of a
 * build, the size of its output, and what a phone loads first. Takes some minutes; `-- --services 1000` takes ten.
 */
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { services } from '#content/services/index.ts';
import { currentSite } from '../../server/static-site/releases.ts';
import { markdown } from '../pages/table.ts';
import { firstLoad } from './first-load.ts';
import { withServices } from './with-services.ts';

const { values } = parseArgs({ options: { services: { type: 'string', default: `${services.length},100` } } });
/** One page of each kind that lists services, and two that do not. */
const pages = ['/', '/services/plumbing', '/contact', '/faqs', '/painting-services'];

const lines: (string | number)[][] = [];
for (const count of values.services.split(',').map(Number)) {
  const folder = await copyOfProject();
  try {
    await withServices(folder, count);
    const seconds = await build(folder);
    const output = currentSite(join(folder, 'build'));
    const weights = await Promise.all(pages.map((page) => firstLoad(output, page)));
    lines.push([
      count,
      seconds.toFixed(1),
      ((await sizeOf(output)) / 1e6).toFixed(1),
      ...weights.map((bytes) => (bytes / 1000).toFixed(1)),
    ]);
    console.log(lines.at(-1)?.join('  '));
  } finally {
    await rm(folder, { recursive: true });
  }
}

const text = markdown(['services', 'build, s', 'output, MB', ...pages.map((page) => `${page} kB`)], lines);
console.log(text);
await mkdir('test-results', { recursive: true });
await writeFile('test-results/bench-growth.md', text);

async function copyOfProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'growth-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.split('\0').filter(isBuilt)) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await cp(file, join(folder, file));
  }
  await symlink(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'));
  return folder;
}

/** Left out of the copy, because these files are large and a build does not read them. */
function isBuilt(file: string): boolean {
  return file !== '' && !/^(art|docs|tests)\//.test(file);
}

async function build(folder: string): Promise<number> {
  const start = performance.now();
  execFileSync('npm', ['run', 'build'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  return (performance.now() - start) / 1000;
}

async function sizeOf(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const sizes = await Promise.all(files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size));
  return sizes.reduce((sum, size) => sum + size, 0);
}
