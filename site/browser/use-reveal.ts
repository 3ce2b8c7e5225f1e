import { useLayoutEffect } from 'react';
import { isSeen } from './reveal-rule.ts';

/** Fine enough to notice 30 % of the window on blocks many times as tall. */
const thresholds = Array.from({ length: 51 }, (_, step) => step / 50);

/**
 * Lets blocks marked `data-reveal` fade in once when they are scrolled into view. Only blocks below the window are
 * held back; what is in view, or was scrolled past, is never hidden.
 */
export function useReveal(pathname: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address means new blocks to watch.
  useLayoutEffect(() => {
    const observer = new IntersectionObserver(revealWhatIsSeen, { threshold: thresholds });
    for (const block of document.querySelectorAll<HTMLElement>('[data-reveal=""]')) {
      if (block.getBoundingClientRect().top < innerHeight) continue;
      block.dataset.reveal = 'waiting';
      // Focus may jump ahead of scrolling.
      block.addEventListener('focusin', () => show(block, observer), { once: true });
      observer.observe(block);
    }
    return () => observer.disconnect();
  }, [pathname]);
}

function revealWhatIsSeen(entries: IntersectionObserverEntry[], observer: IntersectionObserver) {
  for (const { target, isIntersecting, intersectionRect, boundingClientRect } of entries) {
    const wasPassed = boundingClientRect.bottom < 0;
    if (wasPassed || (isIntersecting && isSeen(intersectionRect.height, boundingClientRect.height, innerHeight)))
      show(target as HTMLElement, observer);
  }
}

function show(block: HTMLElement, observer: IntersectionObserver) {
  block.dataset.reveal = 'shown';
  observer.unobserve(block);
}
