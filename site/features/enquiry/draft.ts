import type { FormName } from '#contract/form-fields.ts';
import type { TypedValues } from './check-lead.ts';

/** By field: what the visitor has changed himself, and what the address had filled in at that time. */
type Draft = { typed: TypedValues; prepared: TypedValues };

/** What is typed and not sent yet, while the visitor looks at other pages. In the memory of this tab only, nowhere else. */
const drafts = new Map<FormName, Draft>();

export function keepDraft(form: FormName, values: TypedValues, prepared: TypedValues) {
  const typed = Object.entries(values).filter(([field, value]) => value !== (prepared[field] ?? ''));
  drafts.set(form, { typed: Object.fromEntries(typed), prepared });
}

/** Called when the form was sent. */
export function dropDraft(form: FormName) {
  drafts.delete(form);
}

/**
 * What a form begins with, by field. What was typed goes before what the address fills in; only a service that another
 * link has chosen since is newer than the one of the draft.
 */
export function draftFor(form: FormName, prepared: TypedValues): TypedValues {
  const draft = drafts.get(form);
  if (!draft) return prepared;
  const { service_type: service } = prepared;
  const isNewService = service !== undefined && service !== draft.prepared.service_type;
  return { ...prepared, ...draft.typed, ...(isNewService && { service_type: service }) };
}
