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

export type Publishing = { online: Online; run: Run };

export type PublishingEvent =
  | { is: 'asked' }
  | { is: 'answered'; online: Online }
  | { is: 'started' }
  | { is: 'printed'; line: string }
  | { is: 'ended'; details: string | undefined };

/** Returns the state after an event. The editor's server stores the state, and the panel shows it. */
export function nextPublishing(state: Publishing, event: PublishingEvent): Publishing {
  const { run } = state;
  switch (event.is) {
    case 'asked':
      // The owner has opened the panel again, and has seen the last result, whose warnings may be outdated.
      return { ...state, run: run.is === 'running' ? run : { is: 'none' } };
    case 'answered':
      return { ...state, online: event.online };
    case 'started':
      return { ...state, run: { is: 'running', lines: [] } };
    case 'printed':
      return run.is === 'running' ? { ...state, run: { ...run, lines: [...run.lines, event.line] } } : state;
    case 'ended': {
      if (run.is !== 'running') return state;
      const { lines } = run;
      const { details } = event;
      return { ...state, run: details === undefined ? { is: 'published', lines } : { is: 'failed', lines, details } };
    }
  }
}
