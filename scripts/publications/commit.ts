import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shortened } from '../../editor/shared/excerpt.ts';
import { git as program } from '../platform.ts';

/** The published files: texts, pictures, and the files generated from them. */
const published = [
  ':(glob)content/**/*.yaml',
  'content/model/image-files.json',
  'assets/images',
  'public/images',
  'public/cards',
  'site/seo/card-files.ts',
];

/**
 * Commits the published files if the content of the folder is in a git repository. Other staged changes remain staged.
 * Returns a sentence for the owner if git is busy or the commit fails.
 */
export function commitPublication(changes: readonly string[], address: string, folder = '.'): string | undefined {
  const git = (options: readonly string[], input = '') =>
    execFileSync(program, options, { cwd: folder, input, encoding: 'utf8', stdio: 'pipe' }).trim();
  let gitFolder: string;
  try {
    git(['cat-file', '-e', 'HEAD:./content/business.yaml']);
    gitFolder = git(['rev-parse', '--absolute-git-dir']);
  } catch {
    // Git is not installed, or the last commit does not contain the content of this folder.
    return undefined;
  }
  const busy = ['index.lock', 'MERGE_HEAD', 'CHERRY_PICK_HEAD', 'rebase-merge', 'rebase-apply'];
  const found = busy.find((name) => existsSync(join(gitFolder, name)));
  if (found)
    return `Nothing was committed, because git is in the middle of something else here (${found}). The publication is recorded all the same.`;
  const paths = published.filter((path) => path.startsWith(':') || existsSync(join(folder, path)));
  try {
    if (git(['status', '--porcelain', '--', ...paths]) === '') return undefined;
    git(['add', '--all', '--', ...paths]);
    git([...identity(git), 'commit', '--quiet', '--only', '-F', '-', '--', ...paths], messageOf(changes, address));
    return undefined;
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? error).trim();
    return `Nothing was committed: git said “${shortened(said, 300)}”. The publication is recorded all the same.`;
  }
}

function messageOf(changes: readonly string[], address: string): string {
  const [only] = changes;
  const subject = changes.length === 1 && only ? shortened(only, 72) : `Publish ${changes.length} changes`;
  return `${subject}\n\n${changes.map((change) => `- ${change}\n`).join('')}\nPublished at ${address}\n`;
}

/** Options with a name and an email address, which git needs to commit. Empty if git already has them. */
function identity(git: (options: readonly string[]) => string): string[] {
  try {
    git(['var', 'GIT_COMMITTER_IDENT']);
    return [];
  } catch {
    return ['-c', 'user.name=Owner of the site', '-c', 'user.email=owner@localhost'];
  }
}
