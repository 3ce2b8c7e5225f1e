import type { FieldName } from '#contract/form-fields.ts';
import type { LeadIssues } from '#contract/parse-lead.ts';

/** A question or remark about the value of a field, with a value that the visitor can accept instead. */
export type Note = { text: string; proposal?: { label: string; value: string } };

export type Notes = Partial<Record<FieldName, Note>>;

type OpenForm = {
  status: 'editing' | 'sending';
  issues: LeadIssues;
  notes: Notes;
  /** What the visitor has chosen on other pages, one line each. The form sends it as the start of the message. */
  chosen: string;
  /** Whether sending has failed. True until the form is sent. */
  hasFailed: boolean;
};

/** The states of a lead form (spec §4). */
export type LeadState = OpenForm | { status: 'sent' };

export type LeadEvent =
  /** The form has appeared with its initial values, or the visitor has removed a choice. */
  | { type: 'changed'; values: Partial<Pick<OpenForm, 'notes' | 'chosen' | 'hasFailed'>> }
  /**
   * The visitor types in a field or has left it. `issues` contains the errors of all fields with their current
   * values.
   */
  | { type: 'reviewed'; field: FieldName; note: Note | undefined; issues: LeadIssues }
  | { type: 'rejected'; issues: LeadIssues }
  | { type: 'sending' }
  | { type: 'failed' }
  | { type: 'sent' }
  | { type: 'reset' };

export const initialState: OpenForm = { status: 'editing', issues: {}, notes: {}, chosen: '', hasFailed: false };

export function leadReducer(state: LeadState, event: LeadEvent): LeadState {
  if (event.type === 'reset') return initialState;
  // After sending, the form is not on the page. Any other event is outdated.
  if (state.status === 'sent') return state;
  switch (event.type) {
    case 'changed':
      return { ...state, ...event.values };
    case 'reviewed':
      return {
        ...state,
        notes: { ...state.notes, [event.field]: event.note },
        issues: remaining(state.issues, event.issues),
      };
    case 'rejected':
      return { ...state, issues: event.issues };
    case 'sending':
      return { ...state, status: 'sending', issues: {} };
    case 'failed':
      return { ...state, status: 'editing', hasFailed: true };
    case 'sent':
      return { status: 'sent' };
  }
}

/** The errors of fields that are still invalid. New errors appear only on the next submit. */
function remaining(shown: LeadIssues, current: LeadIssues): LeadIssues {
  return Object.fromEntries(Object.entries(current).filter(([field]) => field in shown));
}
