import { useEffect } from 'react';

/**
 * The router reloads the open page when it cannot fetch a script, even for a link that has only come into view. That happens
 * without a network, and in a tab that is older than the oldest release on the server. What was typed would be lost, and a
 * click would lead nowhere. Here the page stays as it is, and a click loads the next page in full.
 */
export function useFullLoadWhenUpdated(pathname: string) {
  useEffect(() => {
    // In development, Vite and the editor's preview reload the page to show a change.
    if (import.meta.env.DEV) return;
    // A browser without this interface reloads as the router wants it.
    if (!('navigation' in window)) return;
    const { navigation } = window;
    let clicked: string | undefined;

    const remember = ({ target, defaultPrevented }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      // The router takes a click over by preventing what the browser would do.
      if (link && defaultPrevented) clicked = link.href;
    };
    const decide = (event: NavigateEvent) => {
      const isByRouter = event.navigationType === 'reload' && !event.userInitiated;
      // After 'back' the address is already the one that is wanted.
      if (!isByRouter || !event.cancelable || window.location.pathname !== pathname) return;
      event.preventDefault();
      if (clicked) window.location.assign(clicked);
    };
    window.addEventListener('click', remember);
    navigation.addEventListener('navigate', decide);
    return () => {
      window.removeEventListener('click', remember);
      navigation.removeEventListener('navigate', decide);
    };
  }, [pathname]);
}
