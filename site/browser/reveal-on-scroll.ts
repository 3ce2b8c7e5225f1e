/** In ms: the delay of an entry (spec §9). The same figure is `--delay-reveal-entry` in `site/design/tokens/motion.css`. */
export const entryDelay = 400;

/**
 * Whether 30 % of a block is in view, or it fills 30 % of the window (spec §9): on a phone a block taller than the window
 * could never show 30 % of itself. All values in pixels.
 * Runs in the page's head: its source text is printed into the page, so it may use nothing from outside the function.
 */
export function isSeen(visibleHeight: number, blockHeight: number, windowHeight: number): boolean {
  return visibleHeight >= 0.3 * Math.min(blockHeight, windowHeight);
}

/**
 * Lets blocks marked `data-reveal` fade in once when they are scrolled into view. Only blocks below the window are
 * hidden first; what is in view, or was scrolled past, is never hidden. Returns a function that stops it.
 *
 * A visitor who scrolls fast would pass a block before it has faded in. Then the blocks in view, and those that come
 * next, are shown at once. Fast is more than a fifth of the window within `entryDelay`: one step of a mouse wheel is
 * less; a flick, a key and a jump are more.
 *
 * Where the blocks stand is read from the observer's first report: asking for it here would make the browser lay out
 * the page once more.
 *
 * Also runs in the page's head: its source text is printed into the page, so it may use nothing from outside the function.
 */
export function revealOnScroll(isBlockSeen: typeof isSeen, fastWithin: number): () => void {
  const blocks = new Set(document.querySelectorAll<HTMLElement>('[data-reveal=""]'));

  const show = (block: HTMLElement) => {
    block.dataset.reveal = 'shown';
    observer.unobserve(block);
  };

  const showAtOnce = (block: HTMLElement) => {
    block.dataset.reveal = 'at-once';
    observer.unobserve(block);
    blocks.delete(block);
  };

  const hideIfBelow = (block: HTMLElement, { top }: DOMRectReadOnly) => {
    if (top < innerHeight) return showAtOnce(block);
    block.dataset.reveal = 'waiting';
    // The keyboard can move the focus into a block before it is scrolled into view.
    block.addEventListener('focusin', () => showAtOnce(block), { once: true });
  };

  const onReport = (entries: IntersectionObserverEntry[]) => {
    for (const { target, isIntersecting, intersectionRect, boundingClientRect } of entries) {
      const block = target as HTMLElement;
      // The observer may still report a block that was shown at once in the meantime.
      if (!blocks.has(block)) continue;
      if (block.dataset.reveal === '') hideIfBelow(block, boundingClientRect);
      else if (boundingClientRect.bottom < 0) showAtOnce(block);
      else if (isIntersecting && isBlockSeen(intersectionRect.height, boundingClientRect.height, innerHeight))
        show(block);
    }
  };

  let from = { top: 0, time: 0 };
  let lastTop = 0;
  const onScroll = ({ timeStamp }: Event) => {
    if (timeStamp - from.time > fastWithin) from = { top: lastTop, time: timeStamp };
    lastTop = scrollY;
    if (Math.abs(scrollY - from.top) < 0.2 * innerHeight) return;
    // Two windows ahead: the browser scrolls on while scripts are busy.
    for (const block of blocks) if (block.getBoundingClientRect().top < 3 * innerHeight) showAtOnce(block);
  };

  // Fine enough to notice 30 % of the window on blocks many times as tall.
  const threshold = Array.from({ length: 51 }, (_, step) => step / 50);
  const observer = new IntersectionObserver(onReport, { threshold });
  for (const block of blocks) observer.observe(block);
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    observer.disconnect();
    removeEventListener('scroll', onScroll);
  };
}
