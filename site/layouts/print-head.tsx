import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Business } from '#content/business.ts';
import text from '../design/text.module.css';
import styles from './print-head.module.css';

export type PrintHeadProps = Pick<Business, 'productName' | 'phone' | 'email'> & {
  /** The host of the site. Without JavaScript, it is printed instead of the page's URL. */
  host: string;
};

/**
 * The head of the printed page, hidden on screens: the company, its contact details, the URL of the page, the
 * date and the time.
 */
export function PrintHead({ productName, phone, email, host }: PrintHeadProps) {
  const [printed, setPrinted] = useState({ address: host, date: '' });
  useEffect(() => {
    const fillIn = () => {
      const date = Date().slice(0, 21);
      // Synchronous, because the browser prints as soon as this handler returns.
      flushSync(() => setPrinted({ address: location.host + location.pathname, date }));
    };
    addEventListener('beforeprint', fillIn);
    return () => removeEventListener('beforeprint', fillIn);
  }, []);
  return (
    <p className={`${text.small} ${styles.root}`} data-print="head">
      <strong>{productName}</strong>
      <span dir="ltr">{phone.display}</span>
      <span>{email}</span>
      <span>{printed.address}</span>
      {printed.date && <span>{printed.date}</span>}
    </p>
  );
}
