import { useLayoutEffect } from 'react';

/** Fine enough to notice 30 % of the window on blocks many times as tall. */
const thresholds = Array.from({ length: 51 }, (_, step) => step / 50);

/**
 * Lets blocks marked `data-reveal` fade in once when they are scrolled into view. Only blocks below the window are
 * held back; what is in view, or was scrolled past, is never hidden.
 *
 * Where the blocks stand is read from the observer's first report: asking for it here would make the browser lay out
 * the page once more, in the middle of its coming alive.
 */
export function useReveal(pathname: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address means new blocks to watch.
  useLayoutEffect(() => {
    const observer = new IntersectionObserver(onReport, { threshold: thresholds });
    for (const block of document.querySelectorAll('[data-reveal=""]')) observer.observe(block);
    return () => observer.disconnect();
  }, [pathname]);
}

function onReport(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  for (const entry of entries) {
    const block = entry.target as HTMLElement;
    if (block.dataset.reveal === '') holdBackIfBelow(block, entry, observer);
    else if (isInView(entry)) show(block, observer);
  }
}

function holdBackIfBelow(block: HTMLElement, entry: IntersectionObserverEntry, observer: IntersectionObserver) {
  if (entry.boundingClientRect.top < innerHeight) {
    observer.unobserve(block);
    return;
  }
  block.dataset.reveal = 'waiting';
  // Focus may jump ahead of scrolling.
  block.addEventListener('focusin', () => show(block, observer), { once: true });
}

function isInView({ isIntersecting, intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean {
  const wasPassed = boundingClientRect.bottom < 0;
  return wasPassed || (isIntersecting && isSeen(intersectionRect.height, boundingClientRect.height, innerHeight));
}

function show(block: HTMLElement, observer: IntersectionObserver) {
  block.dataset.reveal = 'shown';
  observer.unobserve(block);
}

/** Part of a block that must be seen before it is revealed (spec §9). */
const seenShare = 0.3;

/**
 * A block taller than the window could never show 30 % of itself on a phone, so 30 % of the window is enough.
 * All values in pixels.
 */
export function isSeen(visibleHeight: number, blockHeight: number, windowHeight: number): boolean {
  return visibleHeight >= seenShare * Math.min(blockHeight, windowHeight);
}
