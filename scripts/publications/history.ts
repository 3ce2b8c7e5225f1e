import { copyHistory } from './copy-history.ts';
import { gitHistory, isInGit } from './git-history.ts';
import type { KeptFiles } from './kept-files.ts';

export type Publication = {
  id: string;
  /** ISO 8601. */
  at: string;
  /** One sentence for each change; see `changes.ts`. */
  changes: string[];
};

/** The publications from this folder. */
export type History = {
  /** Newest first. */
  publications: () => Publication[];
  filesOf: (id: string) => KeptFiles;
  bytesOf: (hash: string) => Buffer;
  /**
   * Stores the files as they are now. Returns a function that records them as a publication, to be called once they are
   * online.
   */
  keep: () => (changes: readonly string[], address: string) => void;
};

/** Uses git commits if git tracks the content of the folder, otherwise copies in `data/publications`. */
export function historyOf(folder: string): History {
  return isInGit(folder) ? gitHistory(folder) : copyHistory(folder);
}
