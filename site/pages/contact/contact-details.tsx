import type { ReactNode } from 'react';
import type { Business } from '#content/business.ts';
import type { ContactPage } from '#content/model/contact-page.ts';
import layout from '../../design/layout/layout.module.css';
import text from '../../design/text.module.css';
import styles from './contact-details.module.css';

export type ContactDetailsProps = Pick<ContactPage, 'next' | 'direct'> &
  Pick<Business, 'phone' | 'email' | 'addressLine'> & {
    /** The URL of the WhatsApp chat; undefined if the owner has no number. */
    whatsapp: string | undefined;
    children: ReactNode;
  };

export function ContactDetails({ next, direct, phone, email, whatsapp, addressLine, children }: ContactDetailsProps) {
  return (
    <div className={`${layout.page} ${layout.columns} ${layout.first7} ${styles.root}`}>
      <div>{children}</div>
      <aside className={layout.stackParts}>
        <section className={`${layout.card} ${text.small} ${styles.direct}`} data-surface="dark">
          <h2 className={text.quietLabel}>{direct.heading}</h2>
          <p>
            <a className={`${layout.target} ${text.number} ${text.plain}`} dir="ltr" href={`tel:${phone.dial}`}>
              {phone.display}
            </a>
            {direct.phone}
          </p>
          <p>
            <a className={`${layout.target} ${text.strong}`} href={`mailto:${email}`}>
              {email}
            </a>
            {direct.email}
          </p>
          {whatsapp && (
            <p>
              <a className={`${layout.target} ${text.strong}`} href={whatsapp}>
                {direct.whatsapp}
              </a>
            </p>
          )}
          <p>{direct.hours}</p>
          <address>
            {addressLine}
            <p className={text.muted}>{direct.address}</p>
          </address>
        </section>
        <section className={`${layout.stack3} ${styles.next}`}>
          <h2 className={text.heading3}>{next.heading}</h2>
          <ol className={layout.lines}>
            {next.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ol>
        </section>
      </aside>
    </div>
  );
}
