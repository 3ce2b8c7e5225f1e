import { useEffect, useState } from 'react';
import type { Phone } from '#content/model/business.ts';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { VisuallyHidden } from '../../design/primitives/visually-hidden/visually-hidden.tsx';
import styles from './call-bar.module.css';

export type CallBarProps = {
  phone: Phone;
  labels: { quickContact: string; call: string; allHours: string; whatsapp: string; enquire: string };
  /** The URL of the WhatsApp chat; undefined if the owner has no number. */
  whatsapp: string | undefined;
  /** The URL of the enquiry button. Without it there is no such button. */
  enquirePath?: string | undefined;
};

/** The buttons of a page to call or to send. */
const pageActions = ':is(main, footer) :is([type=submit], [data-variant][href^="tel:"])';

/**
 * Buttons to call and write, at the bottom of phones and tablets. Hidden while a form field has focus and while the page
 * shows an action of its own. Layouts mount one for each page, because it observes the actions of that page.
 */
export function CallBar({ phone, labels, whatsapp, enquirePath }: CallBarProps) {
  const [isPageActing, setPageActing] = useState(false);

  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setPageActing(inView.size > 0);
    });
    for (const action of document.querySelectorAll(pageActions)) observer.observe(action);
    return () => observer.disconnect();
  }, []);

  return (
    <aside
      aria-label={labels.quickContact}
      className={styles.root}
      data-hidden={isPageActing || undefined}
      data-print="none"
    >
      <ButtonLink isWide size="small" to={`tel:${phone.dial}`}>
        <Icon name="phone" />
        {`${labels.call} ${labels.allHours}`}
      </ButtonLink>
      {whatsapp && (
        <ButtonLink size="small" to={whatsapp} variant="line">
          <Icon name="chat" />
          <VisuallyHidden>{labels.whatsapp}</VisuallyHidden>
        </ButtonLink>
      )}
      {enquirePath && (
        <ButtonLink isWide size="small" to={enquirePath} variant="line">
          {labels.enquire}
        </ButtonLink>
      )}
    </aside>
  );
}
