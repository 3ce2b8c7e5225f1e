import { useEffect, useState } from 'react';
import type { Phone } from '#content/model/business.ts';
import type { HeaderAndFooterLabels } from '#content/model/short-pages.ts';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { VisuallyHidden } from '../../design/primitives/visually-hidden/visually-hidden.tsx';
import styles from './call-bar.module.css';

export type CallBarProps = {
  phone: Phone;
  labels: HeaderAndFooterLabels;
  /** The URL of the WhatsApp chat; undefined if the owner has no number. */
  whatsapp: string | undefined;
  /** The URL of the enquiry button. Empty on the page of the form, undefined on a page that is only for calls. */
  enquirePath?: string | undefined;
};

/** Selects the page's action buttons and call buttons. The bar is hidden while one of them is in view. */
const pageActions = 'main :is([data-variant="action"], [data-variant="in-hours"], [data-variant][href^="tel:"])';

/**
 * Buttons to call and write, at the bottom of the window on phones and tablets. Hidden before hydration, while a form
 * field has focus, and while an action of the page is in view.
 */
export function CallBar({ phone, labels, whatsapp, enquirePath }: CallBarProps) {
  const [isShown, setShown] = useState(false);

  useEffect(() => {
    const inView = new Set<Element>();
    // An action in a block that has not faded in yet is invisible, so it does not hide the bar.
    const update = () => setShown([...inView].every((action) => action.closest('[data-reveal="waiting"]')));
    const views = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      update();
    });
    const observeActions = () => {
      const actions = document.querySelectorAll(pageActions);
      for (const action of actions) views.observe(action);
      if (actions.length === 0) setShown(true);
      else if (inView.size > 0) update();
    };
    observeActions();
    // Navigations and the form add and remove actions, and blocks fade in. The browser reports removed elements as out of
    // view.
    const changes = new MutationObserver(observeActions);
    changes.observe(document.body, { attributeFilter: ['data-reveal'], childList: true, subtree: true });
    return () => {
      views.disconnect();
      changes.disconnect();
    };
  }, []);

  return (
    <aside aria-label={labels.quickContact} className={styles.root} data-print="none" data-shown={isShown || undefined}>
      <ButtonLink
        isWide
        size="small"
        to={`tel:${phone.dial}`}
        variant={enquirePath === undefined ? 'action' : 'after-hours'}
      >
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
        <ButtonLink isWide size="small" to={enquirePath} variant="in-hours">
          {labels.enquire}
        </ButtonLink>
      )}
    </aside>
  );
}
