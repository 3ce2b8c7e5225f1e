import { useEffect, useRef } from 'react';
import { TextLink } from '../../design/primitives/link/text-link.tsx';
import styles from './thank-you.module.css';

export type ThankYouTexts = { title: string; description: string; phone: string };

export type ThankYouProps = { texts: ThankYouTexts; phone: { display: string; dial: string } };

/** Takes the place of the form, and the focus, once the lead has been accepted. */
export function ThankYou({ texts, phone }: ThankYouProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.root}>
      <h2 ref={heading} tabIndex={-1}>
        {texts.title}
      </h2>
      <p>{texts.description}</p>
      <p>
        {texts.phone} <TextLink to={`tel:${phone.dial}`}>{phone.display}</TextLink>
      </p>
    </div>
  );
}
