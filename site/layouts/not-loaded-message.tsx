import { useEffect, useRef } from 'react';
import type { Phone } from '#content/model/business.ts';
import { CallButton } from '../company/call-button.tsx';
import layout from '../design/layout/layout.module.css';
import text from '../design/text.module.css';
import styles from './not-loaded-message.module.css';

export type NotLoadedMessageProps = {
  texts: { heading: string; text: string; call: string; tryAgain: string };
  phone: Phone;
  /** The path of the page that did not load. A link to it does a full page load, which may succeed. */
  path: string;
};

export function NotLoadedMessage({ texts, phone, path }: NotLoadedMessageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = texts.heading;
    heading.current?.focus();
  }, [texts]);
  return (
    <main className={`${layout.stack5} ${styles.root}`}>
      <h1 className={text.heading2} ref={heading} tabIndex={-1}>
        {texts.heading}
      </h1>
      <p>{texts.text}</p>
      <p className={`${layout.cluster} ${styles.ways}`}>
        <CallButton label={texts.call} phone={phone} />
        <a className={layout.target} href={path}>
          {texts.tryAgain}
        </a>
      </p>
    </main>
  );
}
