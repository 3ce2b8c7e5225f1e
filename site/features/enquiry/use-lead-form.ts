import { type FocusEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigationType } from 'react-router';
import type { OpeningHours } from '#content/model/business.ts';
import type { EmailProvider } from '#contract/email-provider.ts';
import { type FieldName, type FormName, forms } from '#contract/form-fields.ts';
import type { LeadIssues } from '#contract/parse-lead.ts';
import { dismissNotifications, notifyFailure, notifySuccess } from '../notifications/notify.ts';
import { checkLead, type DatetimeTexts, type TypedValues } from './check-lead.ts';
import { draftFor, removeDraft, saveDraft } from './draft.ts';
import { isNearLimit } from './field-note.tsx';
import { initialState, issuesOf, type LeadState, withoutFixedIssues } from './lead-state.ts';
import { leadSender } from './send-lead.ts';

export type LeadFormOptions = {
  form: FormName;
  provider: EmailProvider;
  helpTexts: DatetimeTexts;
  hours: readonly OpeningHours[];
  /** Values from the URL of the page. */
  prefilled: Record<string, string>;
  messages: { success: { title: string; description: string }; failure: string };
};

/** Checks and sends a lead form, and manages its state, draft, focus and notifications. */
export function useLeadForm({ form, provider, helpTexts, hours, prefilled, messages }: LeadFormOptions) {
  const [state, setState] = useState<LeadState>(initialState);
  /**
   * The values for which notes are shown: the initial values, values of fields that the visitor has left, and a value
   * near its maximum length.
   */
  const [reviewed, setReviewed] = useState<TypedValues>({});
  const formRef = useRef<HTMLFormElement>(null);

  const isShown = state.status !== 'sent';

  useLayoutEffect(() => {
    const element = formRef.current;
    if (!isShown || !element) return;
    for (const [field, value] of Object.entries(draftFor(form, prefilled))) fillIfEmpty(element, field, value);
    setReviewed(typedValues(element, form));
  }, [form, prefilled, isShown]);

  // A link to this page while the thank-you message is shown opens a new form.
  const { key } = useLocation();
  const isByLink = useNavigationType() !== 'POP';
  const openedAt = useRef(key);
  useEffect(() => {
    if (openedAt.current === key) return;
    openedAt.current = key;
    if (isShown || !isByLink) return;
    dismissNotifications();
    setState(initialState);
  }, [key, isByLink, isShown]);

  const check = (element: HTMLFormElement) =>
    checkLead(form, typedValues(element, form), {
      texts: helpTexts,
      hours,
      now: new Date(),
      isDatetimeUnreadable: controlOf(element, 'datetime')?.validity.badInput ?? false,
    });

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'sending') return;
    const element = event.currentTarget;
    const checked = check(element);
    if (!checked.ok) {
      setState({ status: 'editing', issues: checked.issues });
      focusFirst(element, checked.issues);
      return;
    }

    const typed = typedValues(element, form);
    setState({ status: 'sending' });
    try {
      await leadSender(provider)(form, checked.lead);
    } catch (error) {
      console.error('The form could not be sent.', error);
      setState({ status: 'failed', typed });
      notifyFailure({ title: messages.failure });
      return;
    }
    removeDraft(form);
    setState({ status: 'sent', typed });
    notifySuccess(messages.success);
  };

  /** Undefined for names that are not fields of this form, such as those of buttons and of the hidden spam field. */
  const fieldNamed = (name: string) => forms[form].find((field) => field === name);

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    saveDraft(form, typedValues(event.currentTarget, form), prefilled);
    const { name: changed, value } = event.target as FormControl;
    const name = fieldNamed(changed);
    if (!name) return;
    // Removes the note of a field while the visitor types in it, unless it is the character count.
    const countedValue = isNearLimit(name, value) ? value : '';
    setReviewed((before) => ((before[name] ?? '') === countedValue ? before : { ...before, [name]: countedValue }));
    if (Object.keys(issuesOf(state)).length === 0) return;
    const checked = check(event.currentTarget);
    setState(withoutFixedIssues(state, checked.ok ? {} : checked.issues));
  };

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const { name: left, value } = event.target as EventTarget as FormControl;
    const name = fieldNamed(left);
    if (!name) return;
    // Waits for the click that moved the focus to end. A note that appears earlier could move the button away from the
    // pointer.
    setTimeout(() => setReviewed((before) => ({ ...before, [name]: value })), clickMs);
  };

  const setField = (field: FieldName, value: string) => {
    const control = controlOf(formRef.current, field);
    if (!control) return;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.focus();
  };

  const focusField = (field: string) => controlOf(formRef.current, field)?.focus();

  const startAgain = () => {
    dismissNotifications();
    flushSync(() => setState(initialState));
    focusField('name');
  };

  return {
    state,
    issues: issuesOf(state),
    reviewed,
    formRef,
    onSubmit,
    onInput,
    onBlur,
    setField,
    focusField,
    startAgain,
  };
}

/** In milliseconds. Most clicks take less time from pressing to releasing the button. */
const clickMs = 300;

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlOf(form: HTMLFormElement | null, field: string): FormControl | null {
  return (form?.elements.namedItem(field) ?? null) as FormControl | null;
}

/** Reads only the visible fields, as text. */
function typedValues(element: HTMLFormElement, form: FormName): TypedValues {
  const data = new FormData(element);
  return Object.fromEntries(forms[form].map((name) => [name, String(data.get(name) ?? '')]));
}

function fillIfEmpty(form: HTMLFormElement, field: string, value: string) {
  const control = controlOf(form, field);
  if (control && !control.value) control.value = value;
}

function focusFirst(form: HTMLFormElement, issues: LeadIssues) {
  const [first] = Object.keys(issues);
  if (first) controlOf(form, first)?.focus();
}
