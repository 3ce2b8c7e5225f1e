import { copyHistory } from './copy-history.ts';
import { gitHistory, isInGit } from './git-history.ts';
import type { KeptFiles } from './kept-files.ts';

export type Publication = {
  id: string;
  /** ISO 8601. */
  at: string;
  /** In words; see `changes.ts`. */
  changes: string[];
};

/** What was published from this folder, and when. */
export type History = {
  /** The newest first. */
  publications: () => Publication[];
  filesOf: (id: string) => KeptFiles;
  bytesOf: (hash: string) => Buffer;
  /** Keeps the files as they are now. What it returns makes a publication of them, once they are at `address`. */
  keep: () => (changes: readonly string[], address: string) => void;
};

/** Commits where git knows the content of the folder, copies in `data/publications` elsewhere. */
export function historyOf(folder: string): History {
  return isInGit(folder) ? gitHistory(folder) : copyHistory(folder);
}
