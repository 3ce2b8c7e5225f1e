import { Fragment, useEffect, useState } from 'react';
import type { Week } from '#content/hours.ts';
import type { Phone } from '#content/model/business.ts';
import type { FormsFile, FormTexts } from '#content/model/form-texts.ts';
import type { EmailProvider } from '#contract/email-provider.ts';
import { libVersion, sendFormPath } from '#contract/email-wire.ts';
import { type FieldName, type FormName, formField, forms, type OptionList } from '#contract/form-fields.ts';
import { useIsHydrated } from '../../browser/use-is-hydrated.ts';
import { type OpeningData, OpeningLine } from '../../company/opening-line.tsx';
import layout from '../../design/layout/layout.module.css';
import { Button } from '../../design/primitives/button/button.tsx';
import { Field, type FieldControl, type FieldProps } from '../../design/primitives/field/field.tsx';
import { TextLink } from '../../design/primitives/link/text-link.tsx';
import { VisuallyHidden } from '../../design/primitives/visually-hidden/visually-hidden.tsx';
import text from '../../design/text.module.css';
import { companyMinute } from './company-time.ts';
import { ErrorSummary } from './error-summary.tsx';
import styles from './lead-form.module.css';
import type { Note } from './lead-state.ts';
import { SendFailure } from './send-failure.tsx';
import { ThankYou } from './thank-you.tsx';
import { typedText } from './typed-text.ts';
import { useLeadForm } from './use-lead-form.ts';

export type LeadFormProps = {
  form: FormName;
  texts: FormTexts<string>;
  failureTexts: FormsFile['failure'];
  helpTexts: FormsFile['help'];
  sentTexts: FormsFile['sent'];
  options: Record<OptionList, readonly string[]>;
  office: OpeningData;
  /** Outside working hours: when somebody will read the enquiry. */
  reading: OpeningData | undefined;
  /** The working hours, to check the requested time. */
  hours: Week;
  utcOffsetHours: number;
  provider: EmailProvider;
  phone: Phone;
  email: string;
  whatsapp: string | undefined;
  /** Values from the URL of the page. */
  prefilled?: Record<string, string>;
  /** Called when the thank-you message replaces the form, and when the form is back. */
  onSentChange?: (isSent: boolean) => void;
};

/**
 * The enquiry form or the painting quote form. The page around it must render a `Toaster`, which shows the
 * notifications. Without JavaScript the browser posts the form, and the server responds with a page. With JavaScript
 * the visitor stays on the page, and the tab stores typed values until an hour after the last input or until they are
 * sent.
 */
export function LeadForm(props: LeadFormProps) {
  const { form, texts, helpTexts, options, reading, utcOffsetHours, provider, onSentChange } = props;
  const isHydrated = useIsHydrated();
  const { state, formRef, onSubmit, onInput, onBlur, setField, removeChosen, startAgain, readValues } =
    useLeadForm(props);
  const isSent = state.status === 'sent';
  useEffect(() => onSentChange?.(isSent), [isSent, onSentChange]);

  if (isSent) return <ThankYou {...props} onAgain={startAgain} sent={state.sent} />;

  const { notes, chosen } = state;
  const issues = state.status === 'editing' ? state.issues : {};
  const isSending = state.status === 'sending';
  const hasFailed = state.status === 'failed' || (isSending && state.isRetry);
  return (
    <form
      action={`${provider.origin}${sendFormPath}`}
      className={styles.root}
      data-form={form}
      data-print="none"
      encType="multipart/form-data"
      method="post"
      noValidate={isHydrated}
      onBlur={onBlur}
      onInput={onInput}
      onSubmit={onSubmit}
      ref={formRef}
    >
      <HiddenFields form={form} leaveEmpty={helpTexts.leaveEmpty} provider={provider} />
      <ErrorSummary heading={helpTexts.summaryHeading} issues={issues} />
      <p className={text.note}>{texts.requiredNote}</p>
      <div className={styles.fields}>
        {forms[form].map((name) => {
          const { label = formField(name).label, hint, placeholder } = texts.fields[name] ?? {};
          return (
            <Fragment key={name}>
              {name === 'message' && chosen && (
                <div className={`${layout.cluster} ${styles.chosen}`}>
                  <p>
                    {helpTexts.chosen} <strong>{chosen}</strong>
                  </p>
                  <Button onClick={removeChosen} size="small" variant="line">
                    {helpTexts.removeChosen}
                  </Button>
                </div>
              )}
              <LeadField
                control={controlOf(name, options)}
                hint={hint}
                isRequired={formField(name).whenEmpty !== undefined && !(name === 'message' && chosen)}
                label={label}
                name={name}
                placeholder={placeholder}
                utcOffsetHours={utcOffsetHours}
                {...messagesOf(issues[name], notes[name], (value) => setField(name, value))}
              />
            </Fragment>
          );
        })}
      </div>
      {hasFailed && (
        <SendFailure
          {...props}
          form={formRef}
          isSending={isSending}
          readText={() => typedText(readValues(), texts.fields)}
        />
      )}
      <div className={layout.stack4}>
        {!hasFailed && (
          <Button isDisabled={isSending} isWide type="submit">
            {isSending ? texts.sending : texts.submit}
          </Button>
        )}
        {reading && (
          <p className={text.strong}>
            <OpeningLine {...reading} />
          </p>
        )}
        <p className={text.note}>
          {texts.privacyNote.text} <TextLink to="/privacy-policy">{texts.privacyNote.link}</TextLink>
        </p>
      </div>
      <VisuallyHidden role="status">{isSending && texts.sending}</VisuallyHidden>
    </form>
  );
}

/**
 * Fields that the browser posts without JavaScript: the provider's library version and ids, and a field that only spam
 * programs fill in.
 */
function HiddenFields({
  form,
  provider,
  leaveEmpty,
}: Pick<LeadFormProps, 'form' | 'provider'> & { leaveEmpty: string }) {
  return (
    <>
      <input name="lib_version" type="hidden" value={libVersion} />
      <input name="user_id" type="hidden" value={provider.userId} />
      <input name="service_id" type="hidden" value={provider.serviceId} />
      <input name="template_id" type="hidden" value={provider.templateIds[form]} />
      <VisuallyHidden aria-hidden="true">
        <label>
          {leaveEmpty}
          <input autoComplete="off" name="website_url" tabIndex={-1} type="text" />
        </label>
      </VisuallyHidden>
    </>
  );
}

function controlOf(name: FieldName, options: LeadFormProps['options']): FieldControl {
  const field = formField(name);
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'tel':
      return { kind: 'text', type: field.kind, autoComplete: field.autocomplete };
    case 'textarea':
    case 'datetime':
      return { kind: field.kind };
    case 'select':
      return { kind: 'select', options: options[field.options] };
  }
}

type LeadFieldProps = FieldProps & { utcOffsetHours: number };

/**
 * The minimum of a date field is the current minute on the company's clock (spec §5). Focusing the field updates it,
 * because the page may be open for hours.
 */
function LeadField({ utcOffsetHours, ...props }: LeadFieldProps) {
  const [min, setMin] = useState<string>();
  if (props.control.kind !== 'datetime') return <Field {...props} />;
  const refresh = () => setMin(companyMinute(new Date(), utcOffsetHours));
  return <Field {...props} control={{ kind: 'datetime', ...(min && { min }) }} onFocus={refresh} />;
}

/** The error and the note of a field. An error replaces a note, except the proposal of another time. */
function messagesOf(issue: string | undefined, note: Note | undefined, onTake: (value: string) => void) {
  if (!note || (issue && note.text !== '')) return { error: issue };
  const { text: words, proposal } = note;
  return { error: issue, note: proposal ? <Proposal {...proposal} onTake={onTake} text={words} /> : words };
}

type ProposalProps = { text: string; label: string; value: string; onTake: (value: string) => void };

function Proposal({ text: words, label, value, onTake }: ProposalProps) {
  return (
    <>
      {words}{' '}
      <Button onClick={() => onTake(value)} size="small" variant="line">
        {label}
      </Button>
    </>
  );
}
