/**
 * Whether 30 % of a block is visible (spec §9). For a block so tall that 30 % of it exceeds the window, 30 % of the
 * window is enough. All values in pixels.
 */
export function shouldReveal(visibleHeight: number, blockHeight: number, windowHeight: number): boolean {
  return visibleHeight >= 0.3 * (0.3 * blockHeight > windowHeight ? windowHeight : blockHeight);
}

/**
 * Fades in each block with `data-reveal` when it scrolls into view. Returns a function that stops observing. If a
 * jump down the page skips a block, so that its top edge is above the window, the block is shown without animation.
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
      if (shouldReveal(visibleHeight, height, innerHeight)) finish(target, 'shown');
      else if (top < 0) finish(target, 'at-once');
    }
  };

  // The large margin also reports blocks above the window. Many small threshold steps are needed, because for a block
  // much taller than the window, 30 % of the window is a small part of the block.
  const observer = new IntersectionObserver(onReport, {
    root: document,
    rootMargin: '9999999px 0px 0px',
    threshold: Array.from({ length: 51 }, (_, step) => step / 50),
  });
  for (const block of document.querySelectorAll('[data-reveal=""]')) {
    // On a slow connection the CSS fade can end before this script runs. A block in view then stays visible; hiding
    // it would make it fade in twice.
    const hasFaded = block.getAnimations().length === 0;
    if (hasFaded && block.getBoundingClientRect().top < innerHeight) {
      block.setAttribute('data-reveal', 'at-once');
      continue;
    }
    block.setAttribute('data-reveal', 'waiting');
    observer.observe(block);
    // Keyboard focus can enter a block that is not in view yet. The block is then shown without animation.
    block.addEventListener('focusin', () => finish(block, 'at-once'), { once: true });
  }
  return () => observer.disconnect();
}
