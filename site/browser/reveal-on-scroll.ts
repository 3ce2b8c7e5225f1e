/**
 * Whether 30 % of a block is in view, or it fills 30 % of the window (spec §9): on a phone a block taller than the window
 * could never show 30 % of itself. All values in pixels.
 * Runs in the page's head, from its own source text: must not use anything outside itself.
 */
export function isSeen(visibleHeight: number, blockHeight: number, windowHeight: number): boolean {
  return visibleHeight >= 0.3 * Math.min(blockHeight, windowHeight);
}

/**
 * Lets blocks marked `data-reveal` fade in once when they are scrolled into view. Only blocks below the window are
 * held back; what is in view, or was scrolled past, is never hidden. Returns how to stop it.
 *
 * Where the blocks stand is read from the observer's first report: asking for it here would make the browser lay out
 * the page once more.
 *
 * Also runs in the page's head, from its own source text: must not use anything outside itself.
 */
export function revealOnScroll(isBlockSeen: typeof isSeen): () => void {
  const show = (block: HTMLElement) => {
    block.dataset.reveal = 'shown';
    observer.unobserve(block);
  };

  const holdBackIfBelow = (block: HTMLElement, { top }: DOMRectReadOnly) => {
    if (top < innerHeight) return observer.unobserve(block);
    block.dataset.reveal = 'waiting';
    // Focus may jump ahead of scrolling.
    block.addEventListener('focusin', () => show(block), { once: true });
  };

  const isInView = ({ isIntersecting, intersectionRect, boundingClientRect }: IntersectionObserverEntry) => {
    const wasPassed = boundingClientRect.bottom < 0;
    return (
      wasPassed || (isIntersecting && isBlockSeen(intersectionRect.height, boundingClientRect.height, innerHeight))
    );
  };

  const onReport = (entries: IntersectionObserverEntry[]) => {
    for (const entry of entries) {
      const block = entry.target as HTMLElement;
      if (block.dataset.reveal === '') holdBackIfBelow(block, entry.boundingClientRect);
      else if (isInView(entry)) show(block);
    }
  };

  // Fine enough to notice 30 % of the window on blocks many times as tall.
  const threshold = Array.from({ length: 51 }, (_, step) => step / 50);
  const observer = new IntersectionObserver(onReport, { threshold });
  for (const block of document.querySelectorAll('[data-reveal=""]')) observer.observe(block);
  return () => observer.disconnect();
}
