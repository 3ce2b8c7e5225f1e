import type { FormName } from '#contract/form-fields.ts';
import type { TypedValues } from './check-lead.ts';

/** By field: the values that the visitor has changed, and the values that the page's URL had prefilled at that time. */
type Draft = { typed: TypedValues; prefilled: TypedValues; savedAt: number };

const maxAgeMs = 60 * 60 * 1000;

const keyOf = (form: FormName) => `draft-${form}`;

/** Stores the values that differ from the prefilled ones, for this tab. Does nothing if the browser blocks storage. */
export function saveDraft(form: FormName, values: TypedValues, prefilled: TypedValues) {
  const typed = Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== (prefilled[field] ?? '')),
  );
  const draft: Draft = { typed, prefilled, savedAt: Date.now() };
  ifAllowed(() => sessionStorage.setItem(keyOf(form), JSON.stringify(draft)));
}

export function removeDraft(form: FormName) {
  ifAllowed(() => sessionStorage.removeItem(keyOf(form)));
}

/**
 * The initial values of a form. Values from the draft replace those from the URL, except that the service comes from
 * the URL if the visitor has since followed a link with another service.
 */
export function draftFor(form: FormName, prefilled: TypedValues): TypedValues {
  const draft = savedDraft(form);
  if (!draft) return prefilled;
  const { service_type: service } = prefilled;
  const isNewService = service !== undefined && service !== draft.prefilled.service_type;
  return { ...prefilled, ...draft.typed, ...(isNewService && { service_type: service }) };
}

function savedDraft(form: FormName): Draft | undefined {
  const saved = ifAllowed(() => sessionStorage.getItem(keyOf(form)));
  if (!saved) return undefined;
  const draft: Draft = JSON.parse(saved);
  if (Date.now() - draft.savedAt <= maxAgeMs) return draft;
  removeDraft(form);
  return undefined;
}

/** Returns `undefined` if the access throws, as in a browser that blocks cookies. */
function ifAllowed<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
