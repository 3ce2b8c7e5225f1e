import { type FocusEvent, type FormEvent, useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { toast } from 'sonner';
import { type FieldName, type FormName, forms } from '#contract/form-fields.ts';
import type { LeadFields } from '#contract/parse-lead.ts';
import { toAsciiDigits } from '#contract/text.ts';
import { addCampaignToUrl } from '../../browser/campaign.ts';
import { tabStorage } from '../../browser/tab-storage.ts';
import { checkLead, type FormValues } from './check-lead.ts';
import { companyLocalTime } from './company-time.ts';
import { draftFor, lastSent, removeDraft, saveDraft, savedDraft } from './draft.ts';
import { fieldNote, lengthNote } from './field-note.ts';
import type { LeadFormProps } from './lead-form.tsx';
import { initialState, leadReducer, type Note } from './lead-form-state.ts';
import { sendLead } from './send-lead.ts';

const nothing: FormValues = {};

/** The sending of each form. A visitor can leave the form meanwhile, and open it again. */
const inFlight: Partial<Record<FormName, Promise<void>>> = {};

/**
 * Checks and sends a lead form, and manages its state, draft, focus and notifications. The fields are uncontrolled:
 * their values are read from the DOM when they are needed.
 */
export function useLeadForm(options: LeadFormProps) {
  const {
    form,
    texts,
    failureTexts,
    provider,
    helpTexts,
    hours,
    utcOffsetHours,
    prefilled = nothing,
    onSentChange,
  } = options;
  const [state, dispatch] = useReducer(leadReducer, initialState);
  const formRef = useRef<HTMLFormElement>(null);
  const isShown = state.status !== 'sent';
  const { key, pathname } = useLocation();
  const navigate = useNavigate();
  const isByLink = useNavigationType() !== 'POP';
  const { chosen, hasFailed } = isShown ? state : initialState;

  const now = () => companyLocalTime(utcOffsetHours);
  const noteOf = (field: FieldName, values: FormValues) =>
    fieldNote(field, values[field] ?? '', { texts: helpTexts, hours, now: now() });

  const open = (element: HTMLFormElement) => {
    const draft = savedDraft(form)?.values;
    // A form that is being sent shows what is sent, whichever link has opened it again.
    const given = inFlight[form] ? nothing : prefilled;
    const first = draftFor(form, given, isByLink);
    const topic = ((first.message || draft?.chosen) && (draft?.topic || draft?.service_type)) || '';
    // Only a page that has just been loaded can have fields that the draft does not know yet.
    for (const [field, value] of Object.entries(first)) {
      const control = controlOf(element, field);
      if (control && (isByLink || !control.value)) control.value = value;
    }
    const values = typedValues(element, form);
    const sent = sentValues(element, form, first.chosen ?? '');
    dispatch({
      type: 'changed',
      values: {
        notes: {
          ...Object.fromEntries(forms[form].map((field) => [field, noteOf(field, sent)])),
          // A message that was written for another service could reach the wrong person.
          ...(topic &&
            topic !== values.service_type && {
              service_type: {
                text: helpTexts.otherService,
                proposal: { label: `${helpTexts.change} ${topic}`, value: topic },
              },
            }),
        },
        chosen: first.chosen ?? '',
        hasFailed: first.hasFailed === 'true',
      },
    });
    // The draft includes values of the URL or of the last enquiry, because the form may be opened next without them.
    if (Object.keys(draft ? given : first).length) saveDraft(form, { ...first, ...values, topic }, prefilled);
  };

  const keep = (element: HTMLFormElement, changed: FormValues) =>
    saveDraft(
      form,
      {
        ...savedDraft(form)?.values,
        ...typedValues(element, form),
        chosen,
        hasFailed: String(hasFailed),
        ...changed,
      },
      prefilled,
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the form opens when it appears or a link to it is followed.
  useLayoutEffect(() => {
    if (isShown && formRef.current) open(formRef.current);
  }, [form, prefilled, isShown, key]);

  // A link to this page has no campaign in its URL. While the thank-you message is shown, it opens a new form.
  const openedAt = useRef(key);
  useEffect(() => {
    addCampaignToUrl();
    if (openedAt.current === key) return;
    openedAt.current = key;
    if (isShown || !isByLink) return;
    toast.dismiss();
    dispatch({ type: 'reset' });
    onSentChange?.(false);
  }, [key, isByLink, isShown, onSentChange]);

  const check = (element: HTMLFormElement) =>
    checkLead(form, sentValues(element, form, chosen), {
      texts: helpTexts,
      now: now(),
      isDatetimeUnreadable: controlOf(element, 'datetime')?.validity.badInput ?? false,
    });

  const send = async (element: HTMLFormElement, lead: LeadFields) => {
    try {
      await sendLead(provider, form, lead);
    } catch (error) {
      console.error('Not sent.', error);
      keep(element, { hasFailed: 'true' });
      // A visitor who has left the page must not believe that the enquiry was sent.
      if (location.pathname !== pathname) await navigate(pathname);
      toast.error(failureTexts.notification);
      throw error;
    } finally {
      delete inFlight[form];
    }
    removeDraft(form);
    // What the link has prefilled was sent too, so a reload must not show it again.
    if (location.pathname === pathname) history.replaceState(history.state, '', pathname);
    lastSent[form] = { ...typedValues(element, form), chosen };
    tabStorage.write(`sent-${form}`, now());
    toast.success(texts.success.title, { description: texts.success.description });
  };

  const follow = () => {
    dispatch({ type: 'sending' });
    inFlight[form]?.then(
      () => {
        dispatch({ type: 'sent' });
        onSentChange?.(true);
      },
      () => dispatch({ type: 'failed' }),
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a form that was left while sending has opened again.
  useEffect(() => {
    if (inFlight[form]) follow();
  }, [form]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.status === 'sending') return;
    // Removes the notification of the previous failure.
    toast.dismiss();
    const element = event.currentTarget;
    const checked = check(element);
    if (!checked.ok) {
      dispatch({ type: 'rejected', issues: checked.issues });
      const [first = ''] = Object.keys(checked.issues);
      controlOf(element, first)?.focus();
      return;
    }

    inFlight[form] = send(element, checked.lead);
    follow();
  };

  /**
   * Returns the field with a name, or undefined for other names, such as those of buttons and of the hidden spam
   * field.
   */
  const fieldNamed = (name: string) => forms[form].find((field) => field === name);

  const review = (element: HTMLFormElement, field: FieldName, note: Note | undefined) => {
    const checked = check(element);
    dispatch({ type: 'reviewed', field, note, issues: checked.ok ? {} : checked.issues });
  };

  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    const control = event.target as FormControl;
    if (control.type === 'tel') showAsciiDigits(control as HTMLInputElement);
    const { name: changed, value } = control;
    // With another service or an emptied field, the message is no longer taken for one about the earlier service.
    keep(element, changed === 'service_type' || !value ? { topic: '' } : {});
    const field = fieldNamed(changed);
    if (!field) return;
    // While the visitor types text, its only note is the number of characters. Fields that were filled in before
    // hydration, or by the browser, show all notes, as does a time, after which a visitor may send the form at once.
    const isTyping = control.matches(':focus:not([name=datetime])');
    const values = sentValues(element, form, chosen);
    review(element, field, isTyping ? lengthNote(field, values[field] ?? '') : noteOf(field, values));
  };

  const onBlur = (event: FocusEvent<HTMLFormElement>) => {
    const element = event.currentTarget;
    const field = fieldNamed((event.target as EventTarget as FormControl).name);
    if (!field) return;
    const reviewField = () => review(element, field, noteOf(field, sentValues(element, form, chosen)));
    // If the note appeared while a button is pressed, it could move the button away from the pointer.
    if (document.querySelector(':active')) addEventListener('mouseup', reviewField, { once: true });
    else reviewField();
  };

  const setField = (field: FieldName, value: string) => {
    const control = controlOf(formRef.current, field);
    if (!control) return;
    control.value = value;
    control.dispatchEvent(new Event('input', { bubbles: true }));
    control.focus();
  };

  const removeChoice = (line: string) => {
    const element = formRef.current;
    if (!element) return;
    const others = chosen.split('\n').filter((other) => other !== line);
    const changed = { chosen: others.join('\n') };
    dispatch({ type: 'changed', values: changed });
    keep(element, changed);
    controlOf(element, 'message')?.focus();
  };

  const readValues = () => (formRef.current ? sentValues(formRef.current, form, chosen) : {});

  return { state, formRef, onSubmit, onInput, onBlur, setField, removeChoice, readValues };
}

type FormControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Replaces Arabic digits, which a field shows in the wrong order if there are spaces between them. */
function showAsciiDigits(control: HTMLInputElement) {
  const { value, selectionStart } = control;
  const western = toAsciiDigits(value);
  if (western === value) return;
  control.value = western;
  control.setSelectionRange(selectionStart, selectionStart);
}

function controlOf(form: HTMLFormElement | null, field: string): FormControl | null {
  return (form?.elements.namedItem(field) ?? null) as FormControl | null;
}

/** Reads the visible fields of the form as text. */
function typedValues(element: HTMLFormElement, form: FormName): FormValues {
  const data = new FormData(element);
  return Object.fromEntries(forms[form].map((name) => [name, String(data.get(name) ?? '')]));
}

/**
 * Returns the values to send. What the visitor has chosen on other pages, such as `3 AC units`, becomes the first
 * lines of the message, because the form has no field for it (spec §3). A missing message stays empty, for the check.
 */
function sentValues(element: HTMLFormElement, form: FormName, chosen: string): FormValues {
  const typed = typedValues(element, form);
  return chosen && typed.message ? { ...typed, message: `${chosen}\n${typed.message}` } : typed;
}
