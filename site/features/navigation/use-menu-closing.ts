import { type RefObject, useEffect, useRef } from 'react';

/** Where the menu of a phone becomes part of the bar (spec §9: lg). */
const barQuery = '(min-width: 62em)';

/**
 * Closes menus that native elements would leave open: both menus after a link, also to the page that is open, the phone's
 * menu when the window grows, the Services dropdown on Escape, on a press elsewhere and when focus leaves it. The phone's
 * menu is a popover: the browser closes it on Escape and on a press outside.
 */
export function useMenuClosing(header: RefObject<HTMLElement | null>, navigationKey: string) {
  const shown = useRef(navigationKey);
  useEffect(() => {
    // What is open before hydration stays open.
    if (shown.current === navigationKey) return;
    shown.current = navigationKey;
    closeServices(header.current);
    closePhoneMenu(header.current);
  }, [header, navigationKey]);

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const bar = matchMedia(barQuery);

    bar.addEventListener('change', () => closePhoneMenu(header.current), { signal });
    addEventListener('keydown', (event) => event.key === 'Escape' && leaveServices(header.current), { signal });
    const closeWhenOutside = ({ target }: Event) => {
      if (bar.matches && !servicesOf(header.current)?.contains(target as Node)) closeServices(header.current);
    };
    addEventListener('pointerdown', closeWhenOutside, { signal });
    addEventListener('focusin', closeWhenOutside, { signal });
    return () => controller.abort();
  }, [header]);
}

function servicesOf(header: HTMLElement | null) {
  return header?.querySelector<HTMLDetailsElement>('[data-services-menu]');
}

function closeServices(header: HTMLElement | null) {
  const details = servicesOf(header);
  if (details) details.open = false;
}

/** On Escape the focus returns to the button that opened the list, so that it is not lost in a closed list. */
function leaveServices(header: HTMLElement | null) {
  const details = servicesOf(header);
  if (!details?.open) return;
  if (details.contains(document.activeElement)) details.querySelector('summary')?.focus();
  details.open = false;
}

function closePhoneMenu(header: HTMLElement | null) {
  const menu = header?.querySelector<HTMLElement>('[popover]');
  if (menu?.matches(':popover-open')) menu.hidePopover();
}
