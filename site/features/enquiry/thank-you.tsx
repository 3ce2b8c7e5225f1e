import { useEffect, useRef } from 'react';
import type { OpeningHours, Phone } from '#content/model/business.ts';
import { type OpeningData, OpeningLine } from '../../company/opening-line.tsx';
import layout from '../../design/layout/layout.module.css';
import { Button } from '../../design/primitives/button/button.tsx';
import { TextLink } from '../../design/primitives/link/text-link.tsx';
import type { TypedValues } from './check-lead.ts';
import { dayAndTime, nextOpening } from './next-opening.ts';
import styles from './thank-you.module.css';

export type ThankYouTexts = { title: string; description: string; sent: string; phone: string; again: string };

export type ThankYouProps = {
  office: OpeningData;
  texts: ThankYouTexts;
  /** The remark about a requested time outside working hours. */
  closedThen: string;
  hours: readonly OpeningHours[];
  /** The values as typed, so that visitors can notice a typo. */
  sent: TypedValues;
  phone: Phone;
  onAgain: () => void;
};

/** Replaces the form after the server has accepted a lead. Its heading receives the focus. */
export function ThankYou({ texts, closedThen, hours, sent, phone, office, onAgain }: ThankYouProps) {
  const root = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    // The notification at the bottom of the window must not cover the phone number.
    root.current?.scrollIntoView({ block: 'nearest' });
    // If the card is taller than the window, its heading must be visible.
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div className={`${layout.card} ${styles.root}`} ref={root}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.description}</p>
      <p>
        {texts.sent} <strong>{sent.name}</strong>,{' '}
        <bdi>
          {sent.phone}
          {(sent.email || sent.datetime) && ','}
        </bdi>{' '}
        {sent.email && (
          <bdi>
            {sent.email}
            {sent.datetime && ','}
          </bdi>
        )}{' '}
        {sent.datetime && dayAndTime(sent.datetime)}
        {sent.datetime && nextOpening(sent.datetime, hours) && `. ${closedThen}`}
      </p>
      <p>
        <OpeningLine {...office} />
      </p>
      <p>
        {texts.phone} <TextLink to={`tel:${phone.dial}`}>{phone.display}</TextLink>
      </p>
      <p>
        <Button onClick={onAgain} size="small" variant="line">
          {texts.again}
        </Button>
      </p>
    </div>
  );
}
