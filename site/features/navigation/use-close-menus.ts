import { type RefObject, useEffect, useRef } from 'react';

/**
 * From this width on (`lg` in spec §9), the mobile menu is part of the bar, and the Services list is a dropdown. In
 * narrower windows it is an accordion in the mobile menu.
 */
export const barQuery = '(min-width: 62em)';

/**
 * Closes the Services list after a navigation and on Escape. On wide screens, where it is a dropdown, it also closes on
 * a click outside and when focus leaves it.
 */
export function useCloseServicesMenu(list: RefObject<HTMLDetailsElement | null>, navigationKey: string) {
  useAfterNavigation(navigationKey, () => {
    if (list.current) list.current.open = false;
  });

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !list.current?.open) return;
      // Moves the focus out of the list, because closing the list would lose the focus.
      if (list.current.contains(document.activeElement)) list.current.querySelector('summary')?.focus();
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
  }, [list]);
}

/**
 * Closes the mobile menu after a navigation and when the window becomes wide. The browser closes the popover on Escape
 * and on a click outside.
 */
export function useCloseMobileMenu(menu: RefObject<HTMLElement | null>, navigationKey: string) {
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
    // The first effect runs on hydration and must not close a menu that the visitor has opened before.
    if (shown.current === navigationKey) return;
    shown.current = navigationKey;
    action();
  });
}
