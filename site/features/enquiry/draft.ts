import { type FormName, forms } from '#contract/form-fields.ts';
import { draftKey, tabStorage } from '../../browser/tab-storage.ts';
import type { FormValues } from './check-lead.ts';

/**
 * The values of all fields, with `chosen` and `hasFailed` of the form's state as text and, in `topic`, the service
 * for which the message was begun, and the values that the URL of the page had prefilled when the draft was saved.
 */
type Draft = { values: FormValues; prefilled: FormValues; savedAt: number };

/**
 * What was sent last, with `chosen`, until the site is loaded again. Not in the tab's storage, because the computer may
 * be shared.
 */
export const lastSent: Partial<Record<FormName, FormValues>> = {};

const maxAgeMs = 60 * 60 * 1000;

export function saveDraft(form: FormName, values: FormValues, prefilled: FormValues) {
  const draft: Draft = { values, prefilled, savedAt: Date.now() };
  tabStorage.write(draftKey(form), JSON.stringify(draft));
}

export function removeDraft(form: FormName) {
  tabStorage.remove(draftKey(form));
}

/**
 * Returns the initial values of a form: those of the draft, or `prefilled` with the contact details of the last enquiry
 * if there is no draft, or only a correction that changes nothing. What a followed link prefills replaces the values of
 * the draft, and its choice is added to the earlier choices. After a full load, this applies only to what differs from
 * the link with which the draft was saved, because it may be a reload.
 */
export function draftFor(form: FormName, prefilled: FormValues, isByLink: boolean): FormValues {
  const draft = savedDraft(form);
  const sent = lastSent[form] ?? {};
  if (!draft || (Object.keys(prefilled).length && forms[form].every((field) => draft.values[field] === sent[field]))) {
    const { chosen, service_type, datetime, message, ...contact } = { ...sent, ...draft?.values };
    return { ...contact, ...prefilled };
  }
  const { chosen, ...newer } = Object.fromEntries(
    Object.entries(prefilled).filter(([field, value]) => isByLink || value !== draft.prefilled[field]),
  );
  return {
    ...draft.values,
    ...newer,
    ...(chosen && { chosen: withChoice(chosen, draft.values.chosen) }),
  };
}

/** Puts a choice before `lines`, instead of an earlier one from the same page: with the same words before the colon. */
export function withChoice(choice: string, lines = ''): string {
  const [page] = choice.split(':');
  return [choice, ...lines.split('\n').filter((line) => line && line.split(':')[0] !== page)].join('\n');
}

export function savedDraft(form: FormName): Draft | undefined {
  const saved = tabStorage.read(draftKey(form));
  if (!saved) return undefined;
  const draft: Draft = JSON.parse(saved);
  if (Date.now() - draft.savedAt <= maxAgeMs) return draft;
  removeDraft(form);
  return undefined;
}
