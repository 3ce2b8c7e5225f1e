import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { git as program } from '../platform.ts';
import { shortened } from './excerpt.ts';
import type { History, Publication } from './history.ts';

/**
 * The paths that a publication commits, besides the YAML files: pictures, and what is generated from content and
 * pictures.
 */
const published = [
  'assets/images',
  'public/images',
  'public/cards',
  'content/model/image-files.ts',
  'site/seo/card-files.ts',
];

/** The git trailer that marks a commit as a publication. */
const trailer = 'Published-At';

export function isInGit(folder: string): boolean {
  try {
    git(folder, ['cat-file', '-e', 'HEAD:./content/business.yaml']);
    return true;
  } catch {
    // Git is not installed, or does not track this folder.
    return false;
  }
}

export function gitHistory(folder: string): History {
  return {
    publications: () =>
      git(folder, ['log', `--grep=^${trailer}: `, '--format=%H%x1f%cI%x1f%B%x1e'])
        .split('\x1e')
        .filter((commit) => commit.trim() !== '')
        .map(publicationOf),
    filesOf(id) {
      const listing = git(folder, ['ls-tree', '-r', '-z', id, '--', 'content', 'assets/images']);
      const lines = listing.split('\0').map((line) => line.split(/[ \t]/));
      const files = lines.map(([, , hash = '', path = '']) => [path, hash] as const);
      return Object.fromEntries(files.filter(([path]) => /\.(yaml|webp)$/.test(path)));
    },
    bytesOf: (hash) => execFileSync(program, ['cat-file', 'blob', hash], { cwd: folder, maxBuffer: Infinity }),
    keep() {
      const paths = [':(glob)content/**/*.yaml', ...published.filter((path) => existsSync(join(folder, path)))];
      const parent = git(folder, ['rev-parse', 'HEAD']);
      const tree = treeWith(folder, paths);
      return (changes, address) => {
        const message = messageOf(changes, address);
        const commit = git(folder, ['commit-tree', tree, '-p', parent, '-m', message], identity(folder));
        git(folder, ['update-ref', '-m', 'publish', 'HEAD', commit, parent]);
        // Brings the index up to date for the committed paths only, so that other staged changes stay staged.
        git(folder, ['reset', '--quiet', '--', ...paths]);
      };
    },
  };
}

/**
 * The tree of the last commit, with these paths as they are now. Uses a temporary index, so the owner's staged changes
 * stay.
 */
function treeWith(folder: string, paths: readonly string[]): string {
  const temporary = mkdtempSync(join(tmpdir(), 'publication-'));
  const env = { GIT_INDEX_FILE: join(temporary, 'index') };
  try {
    git(folder, ['read-tree', 'HEAD'], env);
    git(folder, ['add', '--all', '--', ...paths], env);
    return git(folder, ['write-tree'], env);
  } finally {
    rmSync(temporary, { recursive: true });
  }
}

function messageOf(changes: readonly string[], address: string): string {
  const [only] = changes;
  const subject = changes.length === 1 && only ? shortened(only, 72) : `Publish ${changes.length} changes`;
  return `${subject}\n\n${changes.map((change) => `- ${change}\n`).join('')}\n${trailer}: ${address}\n`;
}

function publicationOf(commit: string): Publication {
  const [id = '', at = '', message = ''] = commit.trim().split('\x1f');
  const lines = message.split('\n').filter((line) => line.startsWith('- '));
  return { id, at, changes: lines.map((line) => line.slice(2)) };
}

/** Git needs a name and an address to commit. These are used if the owner has configured none. */
function identity(folder: string): Record<string, string> {
  try {
    git(folder, ['var', 'GIT_COMMITTER_IDENT']);
    return {};
  } catch {
    const name = 'Owner of the site';
    const email = 'owner@localhost';
    return {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    };
  }
}

function git(folder: string, options: readonly string[], env: Record<string, string> = {}): string {
  return execFileSync(program, options, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
    maxBuffer: Infinity,
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trimEnd();
}
