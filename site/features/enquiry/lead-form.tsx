import { Fragment } from 'react';
import type { OpeningHours } from '#content/hours.ts';
import type { Phone } from '#content/model/business.ts';
import type { FormsFile, FormTexts } from '#content/model/form-texts.ts';
import type { EmailProvider } from '#contract/email-provider.ts';
import { libVersion, sendFormPath } from '#contract/email-wire.ts';
import { type FormName, formField, forms } from '#contract/form-fields.ts';
import { tabStorage } from '../../browser/tab-storage.ts';
import { useIsHydrated } from '../../browser/use-is-hydrated.ts';
import { type OpeningData, OpeningHoursSentence } from '../../company/opening-hours-sentence.tsx';
import layout from '../../design/layout/layout.module.css';
import { Button } from '../../design/primitives/button/button.tsx';
import { LinkedText } from '../../design/primitives/link/linked-text.tsx';
import { TextLink } from '../../design/primitives/link/text-link.tsx';
import { VisuallyHidden } from '../../design/primitives/visually-hidden/visually-hidden.tsx';
import text from '../../design/text.module.css';
import { formatDayAndTime } from './company-time.ts';
import { ErrorSummary } from './error-summary.tsx';
import { formValuesAsText } from './form-values-as-text.ts';
import { LeadField } from './lead-field.tsx';
import styles from './lead-form.module.css';
import { SendFailure } from './send-failure.tsx';
import { CorrectLink, ThankYou } from './thank-you.tsx';
import { useLeadForm } from './use-lead-form.ts';

export type LeadFormProps = {
  form: FormName;
  texts: FormTexts;
  failureTexts: FormsFile['failure'];
  helpTexts: FormsFile['help'];
  sentTexts: FormsFile['sent'];
  /** The options of the field for the service. Empty if the form has no such field. */
  serviceTypes: readonly string[];
  /** The sentence about opening hours in the thank-you message. Shown if the visitor has chosen no time. */
  office: OpeningData;
  /** The sentence that says outside working hours when somebody will read the enquiry. */
  reading: OpeningData | undefined;
  /** The working hours. The form checks the requested time with them. */
  hours: OpeningHours;
  utcOffsetHours: number;
  provider: EmailProvider;
  phone: Phone;
  email: string;
  whatsapp: string | undefined;
  /** Values from the URL of the page, by field. */
  prefilled?: Record<string, string>;
  /**
   * Called together with the change to the thank-you message and back to the form, so that a change of the page around
   * it does not move what has just been scrolled into view.
   */
  onSentChange?: (isSent: boolean) => void;
};

/**
 * The enquiry form or the painting quote form. The page around it must render a `Toaster`, which shows the
 * notifications. Without JavaScript the browser posts the form, and the server responds with a page. With JavaScript
 * the visitor stays on the page, and the tab stores typed values until an hour after the last input or until they are
 * sent.
 */
export function LeadForm(props: LeadFormProps) {
  const { form, texts, helpTexts, sentTexts, serviceTypes, reading, utcOffsetHours, phone, provider } = props;
  const isHydrated = useIsHydrated();
  // A reload or Back after Thank You must not look as if nothing was sent.
  const sentAt = isHydrated && tabStorage.read(`sent-${form}`);
  const earlier = sentAt && sentTexts.earlier.replace('{time}', formatDayAndTime(sentAt));
  const { state, formRef, onSubmit, onInput, onBlur, setField, removeChoice, readValues } = useLeadForm(props);

  if (state.status === 'sent') return <ThankYou {...props} />;

  const { notes, chosen, issues, hasFailed } = state;
  const isSending = state.status === 'sending';
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
      {/* What the browser posts without JavaScript, and a field that only spam programs fill in. */}
      <input name="lib_version" type="hidden" value={libVersion} />
      <input name="user_id" type="hidden" value={provider.userId} />
      <input name="service_id" type="hidden" value={provider.serviceId} />
      <input name="template_id" type="hidden" value={provider.templateIds[form]} />
      <VisuallyHidden aria-hidden="true">
        <label>
          {helpTexts.leaveEmpty}
          <input autoComplete="off" name="website_url" tabIndex={-1} />
        </label>
      </VisuallyHidden>
      <ErrorSummary heading={helpTexts.summaryHeading} issues={issues} />
      {earlier && <p className={text.strong}>{earlier}</p>}
      {!chosen && <CorrectLink {...props} />}
      <p className={text.note}>{texts.requiredNote}</p>
      <div className={styles.fields} inert={isSending}>
        {forms[form].map((name) => (
          <Fragment key={name}>
            {name === 'message' &&
              chosen.split('\n').map(
                (line) =>
                  line && (
                    <fieldset aria-label={line} className={`${layout.cluster} ${styles.chosen}`} key={line}>
                      <p>
                        {helpTexts.chosen} <strong>{line}</strong>
                      </p>
                      <Button onClick={() => removeChoice(line)} size="small" variant="line">
                        {helpTexts.removeChosen}
                      </Button>
                    </fieldset>
                  ),
              )}
            <LeadField
              error={issues[name]}
              isRequired={formField(name).whenEmpty !== undefined}
              name={name}
              note={notes[name]}
              optional={helpTexts.optional}
              onTake={(value) => setField(name, value)}
              serviceTypes={serviceTypes}
              texts={texts.fields[name]}
              utcOffsetHours={utcOffsetHours}
            />
          </Fragment>
        ))}
      </div>
      {hasFailed && (
        <SendFailure
          {...props}
          isSending={isSending}
          // Each input event renders the form again, so the text has the current values.
          message={formValuesAsText(readValues(), texts.fields)}
        />
      )}
      <div className={layout.stack4}>
        {!hasFailed && (
          <Button isDisabled={isSending} isWide type="submit">
            {isSending ? texts.sending : texts.submit}
          </Button>
        )}
        {reading && !hasFailed && (
          <p className={text.strong}>
            <OpeningHoursSentence {...reading} /> {texts.thanks.phone} <LinkedText text={phone.display} />
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
