import type { LeadIssues } from '#contract/parse-lead.ts';
import type { TypedValues } from './check-lead.ts';

/** The states of a lead form (spec §4). The first is `editing`, without issues. */
export type LeadState =
  | { status: 'editing'; issues: LeadIssues }
  | { status: 'sending' }
  | { status: 'sent'; typed: TypedValues }
  | { status: 'failed'; typed: TypedValues };

export const initialState: LeadState = { status: 'editing', issues: {} };

export function issuesOf(state: LeadState): LeadIssues {
  return state.status === 'editing' ? state.issues : {};
}

/** Returns the state without the errors of fields that are now valid. New errors appear only on the next submit. */
export function withoutFixedIssues(state: LeadState, current: LeadIssues): LeadState {
  if (state.status !== 'editing') return state;
  const left = Object.entries(state.issues).filter(([field]) => field in current);
  return { status: 'editing', issues: Object.fromEntries(left) };
}
