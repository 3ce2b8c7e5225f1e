import type { Hashes } from '../../scripts/publications/history.ts';

/** What the server reports about the published site. */
export type Online =
  | { is: 'asking' }
  /** No server is set up yet. */
  | { is: 'nowhere' }
  | { is: 'unknown'; why: string }
  | {
      is: 'online';
      /** Undefined before the first publication. */
      release: string | undefined;
      /** The hashes of the published texts. */
      texts: Hashes;
      /** Sentences for the owner, for example that the release is old. */
      warnings: string[];
    };

/** The last publication. `lines` is the output of `npm run publish` so far. */
export type Run =
  | { is: 'none' }
  | { is: 'running'; lines: readonly string[] }
  | { is: 'published'; lines: readonly string[] }
  | { is: 'failed'; lines: readonly string[]; details: string };
