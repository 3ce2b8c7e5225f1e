/**
 * Whether 30 % of a block is in view (spec §9). Where 30 % of the block is more than the window can show, 30 % of the
 * window is enough. All values in pixels.
 */
export function isInView(visibleHeight: number, blockHeight: number, windowHeight: number): boolean {
  return visibleHeight >= 0.3 * (0.3 * blockHeight > windowHeight ? windowHeight : blockHeight);
}

/**
 * Fades in blocks with `data-reveal` once, when they are scrolled into view. Returns a function that stops it. Each
 * block waits for the first report of the observer, one frame later. A block above the window at that time was skipped
 * by a jump, so it is shown without animation.
 */
export function revealOnScroll(): () => void {
  const finish = (block: Element, state: 'shown' | 'at-once') => {
    block.setAttribute('data-reveal', state);
    observer.unobserve(block);
  };

  const onReport = (entries: IntersectionObserverEntry[]) => {
    for (const { target, boundingClientRect } of entries) {
      const { top, bottom, height } = boundingClientRect;
      const visibleHeight = Math.min(bottom, innerHeight) - Math.max(top, 0);
      if (isInView(visibleHeight, height, innerHeight)) finish(target, 'shown');
      else if (top < 0) finish(target, 'at-once');
    }
  };

  // The margin reports blocks above the window too. The steps are fine enough for 30 % of the window on blocks many
  // times as tall.
  const observer = new IntersectionObserver(onReport, {
    root: document,
    rootMargin: '9999999px 0px 0px',
    threshold: Array.from({ length: 51 }, (_, step) => step / 50),
  });
  for (const block of document.querySelectorAll('[data-reveal=""]')) {
    block.setAttribute('data-reveal', 'waiting');
    observer.observe(block);
    // Keyboard focus can move into a block that is not in view yet.
    block.addEventListener('focusin', () => finish(block, 'at-once'), { once: true });
  }
  return () => observer.disconnect();
}
