type Prefetch = (path: string) => void;

const links = 'a[href^="/"]';

/**
 * In milliseconds. Links are prefetched after this time without scrolling or a change of page, so that links that a
 * visitor only scrolls past are not.
 */
const quiet = 500;

/**
 * Prefetches the page of a link immediately when the pointer or finger is on it. Also prefetches the pages of the links
 * in `main` and in the open menu of a phone that are in view when nothing has scrolled for a while. With Save-Data,
 * prefetches nothing.
 */
export function prefetchLikelyPages(prefetch: Prefetch, onPageChange: (listener: () => void) => unknown) {
  if (navigator.connection?.saveData) return;
  addEventListener('pointerover', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>(links);
    if (link) prefetch(link.pathname);
  });

  let timer: ReturnType<typeof setTimeout>;
  const prefetchWhenQuiet = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // Each in its own task, so that a tap does not wait for all.
      for (const link of document.querySelectorAll<HTMLAnchorElement>(`:is(main, :popover-open) ${links}`))
        if (isInView(link)) setTimeout(prefetch, 0, link.pathname);
    }, quiet);
  };
  prefetchWhenQuiet();
  onPageChange(prefetchWhenQuiet);
  addEventListener('scroll', prefetchWhenQuiet, { passive: true });
  // The event `toggle` of the menu does not bubble, so it is captured.
  addEventListener('toggle', prefetchWhenQuiet, { capture: true });
}

/** Whether the whole link is between the edges of the window. The box of a hidden link is empty. */
function isInView(link: Element): boolean {
  const { top, bottom, height } = link.getBoundingClientRect();
  return height > 0 && top >= 0 && bottom <= innerHeight;
}
