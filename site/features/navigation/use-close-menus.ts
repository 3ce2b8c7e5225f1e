import { type RefObject, useEffect, useRef } from 'react';

/** Where the menu of a phone becomes part of the bar (spec §9: lg). */
const barQuery = '(min-width: 62em)';

/**
 * Closes the Services list after a link. As a dropdown, also on Escape, on a click elsewhere and when focus leaves it.
 */
export function useCloseServicesMenu(
  list: RefObject<HTMLDetailsElement | null>,
  summary: RefObject<HTMLElement | null>,
  navigationKey: string,
) {
  useAfterNavigation(navigationKey, () => {
    if (list.current) list.current.open = false;
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !list.current?.open) return;
      // Otherwise the focus would be lost in the closed list.
      if (list.current.contains(document.activeElement)) summary.current?.focus();
      list.current.open = false;
    };
    const closeWhenOutside = ({ target }: Event) => {
      if (!list.current || !matchMedia(barQuery).matches || list.current.contains(target as Node)) return;
      list.current.open = false;
    };
    addEventListener('keydown', closeOnEscape, { signal });
    addEventListener('pointerdown', closeWhenOutside, { signal });
    addEventListener('focusin', closeWhenOutside, { signal });
    return () => controller.abort();
  }, [list, summary]);
}

/** Closes the menu of a phone after a link and when the window grows. The browser closes the popover otherwise. */
export function useClosePhoneMenu(menu: RefObject<HTMLElement | null>, navigationKey: string) {
  useAfterNavigation(navigationKey, () => close(menu.current));

  useEffect(() => {
    const bar = matchMedia(barQuery);
    const closeMenu = () => close(menu.current);
    bar.addEventListener('change', closeMenu);
    return () => bar.removeEventListener('change', closeMenu);
  }, [menu]);
}

function close(menu: HTMLElement | null) {
  if (menu?.matches(':popover-open')) menu.hidePopover();
}

function useAfterNavigation(navigationKey: string, action: () => void) {
  const shown = useRef(navigationKey);
  useEffect(() => {
    // What is open before hydration stays open.
    if (shown.current === navigationKey) return;
    shown.current = navigationKey;
    action();
  });
}
