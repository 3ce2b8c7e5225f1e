import type { FieldName } from '#contract/form-fields.ts';
import type { LeadIssues } from '#contract/parse-lead.ts';
import type { FormValues } from './check-lead.ts';

/** A question or remark about the value of a field, with a value that the visitor can accept instead. */
export type Note = { text: string; proposal?: { label: string; value: string } };

export type Notes = Partial<Record<FieldName, Note>>;

type OpenForm = {
  notes: Notes;
  /** What the visitor has chosen on another page. The form sends it as the first line of the message. */
  chosen: string;
};

/** The states of a lead form (spec §4). */
export type LeadState =
  | (OpenForm & { status: 'editing'; issues: LeadIssues })
  | (OpenForm & { status: 'sending'; isRetry: boolean })
  | (OpenForm & { status: 'failed' })
  | { status: 'sent'; sent: FormValues };

export type LeadEvent =
  /** The form has appeared with its initial values. */
  | { type: 'opened'; notes: Notes; chosen: string }
  /**
   * The visitor types in a field or has left it. `issues` contains the errors of all fields with their current
   * values.
   */
  | { type: 'reviewed'; field: FieldName; note: Note | undefined; issues: LeadIssues }
  | { type: 'chosen removed' }
  | { type: 'rejected'; issues: LeadIssues }
  | { type: 'sending' }
  | { type: 'failed' }
  | { type: 'sent'; sent: FormValues }
  | { type: 'reset' };

export const initialState: LeadState = { status: 'editing', issues: {}, notes: {}, chosen: '' };

export function leadReducer(state: LeadState, event: LeadEvent): LeadState {
  if (event.type === 'reset') return initialState;
  // After sending, the form is not on the page. Any other event is outdated.
  if (state.status === 'sent') return state;
  const { notes, chosen } = state;
  switch (event.type) {
    case 'opened':
      return { ...state, notes: event.notes, chosen: event.chosen };
    case 'reviewed':
      return {
        ...state,
        notes: { ...notes, [event.field]: event.note },
        ...(state.status === 'editing' && { issues: remaining(state.issues, event.issues) }),
      };
    case 'chosen removed':
      return { ...state, chosen: '' };
    case 'rejected':
      return { status: 'editing', issues: event.issues, notes, chosen };
    case 'sending':
      return { status: 'sending', isRetry: state.status === 'failed', notes, chosen };
    case 'failed':
      return { status: 'failed', notes, chosen };
    case 'sent':
      return { status: 'sent', sent: event.sent };
  }
}

/** The errors of fields that are still invalid. New errors appear only on the next submit. */
function remaining(shown: LeadIssues, current: LeadIssues): LeadIssues {
  return Object.fromEntries(Object.entries(current).filter(([field]) => field in shown));
}
