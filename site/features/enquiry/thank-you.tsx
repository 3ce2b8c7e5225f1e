import { useEffect, useRef } from 'react';
import type { OpeningHours } from '#content/hours.ts';
import { findLikelyMistakes } from '#contract/likely-mistakes.ts';
import { OpeningHoursSentence } from '../../company/opening-hours-sentence.tsx';
import layout from '../../design/layout/layout.module.css';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { LinkedText } from '../../design/primitives/link/linked-text.tsx';
import { formatDayAndTime, nextOpening } from './company-time.ts';
import { lastSent, saveDraft, savedDraft, withChoice } from './draft.ts';
import type { LeadFormProps } from './lead-form.tsx';
import styles from './thank-you.module.css';

/**
 * Replaces the form after the server has accepted a lead. Its heading receives the focus. Repeats what was sent, so that
 * visitors can notice a typo.
 */
export function ThankYou(props: LeadFormProps) {
  const { form, sentTexts, hours, phone, office } = props;
  const sent = lastSent[form] ?? {};
  const texts = props.texts.thanks;
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The card's `scroll-margin-bottom` is the height of a notification, which would otherwise cover the phone number.
    root.current?.scrollIntoView({ block: 'nearest' });
    // If the card is taller than the window, its heading must be visible.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  const questions = Object.values(findLikelyMistakes(sent)).join('\n');
  const { service_type: service, datetime, chosen, message, name, phone: number, email } = sent;
  return (
    <div className={`${layout.card} ${layout.stack3} ${styles.root}`} ref={root}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>
        <strong>{datetime ? timeText(datetime, hours, sentTexts) : <OpeningHoursSentence {...office} />}</strong>{' '}
        {texts.phone} <LinkedText text={phone.display} />
      </p>
      <p>{texts.description}</p>
      <p>
        {texts.sent} <strong dir="auto">{name}</strong>,{' '}
        <bdi dir="ltr">
          {number}
          {email && ','}
        </bdi>{' '}
        <bdi>{email}</bdi>
      </p>
      {questions && <strong className={styles.lines}>{questions}</strong>}
      {service && (
        <p>
          {sentTexts.service} <strong>{service}</strong>.
        </p>
      )}
      <div className={layout.cluster}>
        <CorrectLink {...props} />
        <ButtonLink size="small" to={location.pathname} variant="line">
          {texts.again}
        </ButtonLink>
      </div>
      {message && (
        <p className={styles.lines}>
          {chosen && `${chosen}\n\n`}
          {`${sentTexts.message}\n${message}`}
        </p>
      )}
    </div>
  );
}

/** A link to the form with what was sent last, marked as a correction. Nothing if nothing was sent. */
export function CorrectLink({ form, sentTexts }: LeadFormProps) {
  const sent = lastSent[form];
  const correct = () => {
    // A message that was begun since stays below what was sent.
    const message = [sent?.message, savedDraft(form)?.values.message].join('\n').trim();
    saveDraft(form, { ...sent, chosen: withChoice(sentTexts.correction, sent?.chosen), message }, {});
  };
  return (
    sent && (
      <ButtonLink onFollow={correct} size="small" to={location.pathname} variant="line">
        {sentTexts.correct}
      </ButtonLink>
    )
  );
}

function timeText(datetime: string, hours: OpeningHours, texts: LeadFormProps['sentTexts']): string {
  const opening = nextOpening(datetime, hours);
  const text = opening ? texts.closed.replace('{opening}', formatDayAndTime(opening)) : texts.time;
  return text.replace('{time}', formatDayAndTime(datetime));
}
