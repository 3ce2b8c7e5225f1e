import type { OpeningHours, Phone } from '#content/model/business.ts';
import type { FormTexts } from '#content/model/form-texts.ts';
import type { EmailProvider } from '#contract/email-provider.ts';
import { sendFormPath } from '#contract/email-wire.ts';
import { type FormName, formField, forms } from '#contract/form-fields.ts';
import { useIsHydrated } from '../../browser/use-is-hydrated.ts';
import { type OpeningData, OpeningLine } from '../../company/opening-line.tsx';
import layout from '../../design/layout/layout.module.css';
import { Button } from '../../design/primitives/button/button.tsx';
import { TextLink } from '../../design/primitives/link/text-link.tsx';
import { VisuallyHidden } from '../../design/primitives/visually-hidden/visually-hidden.tsx';
import text from '../../design/text.module.css';
import type { DatetimeTexts } from './check-lead.ts';
import { ErrorSummary } from './error-summary.tsx';
import { fieldNote, isNearLimit, type NoteTexts } from './field-note.tsx';
import { HiddenFields } from './hidden-fields.tsx';
import { controlOf, type FieldOptions } from './lead-fields.ts';
import styles from './lead-form.module.css';
import { LeadFormField } from './lead-form-field.tsx';
import { SendFailure, type SendFailureTexts } from './send-failure.tsx';
import { ThankYou } from './thank-you.tsx';
import { typedText } from './typed-text.ts';
import { useLeadForm } from './use-lead-form.ts';

export type LeadFormProps = {
  form: FormName;
  texts: FormTexts<string>;
  failureTexts: SendFailureTexts;
  helpTexts: DatetimeTexts & NoteTexts & { summaryHeading: string; leaveEmpty: string };
  options: FieldOptions;
  office: OpeningData;
  /** The working hours, to check the requested time. */
  hours: readonly OpeningHours[];
  provider: EmailProvider;
  phone: Phone;
  email: string;
  whatsapp: string | undefined;
  /** Values from the URL of the page. */
  prefilled?: Record<string, string>;
};

const nothing = {};

/**
 * The enquiry form or the painting quote form. Without JavaScript the browser posts it, and the server responds with a
 * page. With JavaScript the visitor stays on the page, and the tab keeps typed values for an hour after the last input
 * or until they are sent.
 */
export function LeadForm({
  form,
  texts,
  failureTexts,
  helpTexts,
  options,
  office,
  hours,
  provider,
  phone,
  email,
  whatsapp,
  prefilled = nothing,
}: LeadFormProps) {
  const isHydrated = useIsHydrated();
  const { state, issues, reviewed, formRef, onSubmit, onInput, onBlur, setField, focusField, startAgain } = useLeadForm(
    {
      form,
      provider,
      helpTexts,
      hours,
      prefilled,
      messages: { success: texts.success, failure: failureTexts.notification },
    },
  );

  if (state.status === 'sent') {
    return (
      <ThankYou
        closedThen={helpTexts.closedThen}
        hours={hours}
        office={office}
        onAgain={startAgain}
        phone={phone}
        sent={state.typed}
        texts={texts.thanks}
      />
    );
  }

  const isSending = state.status === 'sending';
  const noteOptions = { form, reviewed, texts: helpTexts, hours, onChoose: setField };
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
      <ErrorSummary heading={helpTexts.summaryHeading} issues={issues} onChoose={focusField} />
      <p className={text.note}>{texts.requiredNote}</p>
      <div className={styles.fields}>
        {forms[form].map((name) => (
          <LeadFormField
            control={controlOf(name, options)}
            error={issues[name]}
            hint={
              form === 'quote' && name === 'phone' ? (
                <PromiseWithHours hint={texts.fields[name]?.hint} office={office} />
              ) : (
                texts.fields[name]?.hint
              )
            }
            isRequired={formField(name).whenEmpty !== undefined}
            key={name}
            label={texts.fields[name]?.label ?? formField(name).label}
            name={name}
            note={issues[name] && !isNearLimit(name, reviewed[name] ?? '') ? undefined : fieldNote(name, noteOptions)}
            placeholder={texts.fields[name]?.placeholder}
          />
        ))}
      </div>
      {state.status === 'failed' && (
        <SendFailure
          email={email}
          message={typedText(state.typed, texts.fields)}
          phone={phone}
          texts={failureTexts}
          whatsapp={whatsapp}
        />
      )}
      <div className={layout.stack4}>
        {state.status !== 'failed' && (
          <Button isDisabled={isSending} isWide type="submit">
            {isSending ? texts.sending : texts.submit}
          </Button>
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
 * The hint of the phone field on the quote form. Promises a call within 60 seconds, and shows when the office is open.
 */
function PromiseWithHours({ hint, office }: { hint: string | undefined; office: OpeningData }) {
  return (
    <>
      {hint} <OpeningLine {...office} />
    </>
  );
}
