import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useIsMotionAllowed } from '../../browser/use-is-motion-allowed.ts';
import type { Coverflow } from './coverflow.ts';

/**
 * Returns the index of the current picture, and handlers for the buttons and arrow keys. Loads the coverflow when the
 * row is near the viewport. Before that, and with reduced motion, the handlers scroll the row, and the index follows the
 * scroll position.
 */
export function useCarousel(row: RefObject<HTMLElement | null>, count: number) {
  const mayMove = useIsMotionAllowed();
  const isNear = useIsNearViewport(row);
  const coverflow = useRef<Coverflow>(null);
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (!mayMove || !isNear) return;
    let isUnmounted = false;
    const start = async () => {
      const script = await import('./coverflow.ts');
      if (isUnmounted || !row.current) return;
      const first = shownPicture(row.current);
      setIndex(first);
      coverflow.current = script.startCoverflow(row.current, first, setIndex);
    };
    // If the script does not load, the row remains a scrolling list.
    start().catch(() => {});
    return () => {
      isUnmounted = true;
      const last = coverflow.current?.stop();
      coverflow.current = null;
      if (row.current && last !== undefined) showPicture(row.current, last);
    };
  }, [mayMove, isNear, row]);

  const onScroll = () => {
    if (row.current && !coverflow.current) setIndex(shownPicture(row.current));
  };

  // The visitor may have scrolled the row before hydration.
  useEffect(() => {
    if (row.current) setIndex(shownPicture(row.current));
  }, [row]);

  const move = (step: 1 | -1) => {
    const next = (index + step + count) % count;
    setIndex(next);
    if (coverflow.current) afterPaint(() => coverflow.current?.turn(step));
    else if (row.current) showPicture(row.current, next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
    event.preventDefault();
    move(event.key === 'ArrowRight' ? 1 : -1);
  };

  return { index, onKeyDown, onScroll, next: () => move(1), previous: () => move(-1) };
}

/**
 * Paints the new caption first and turns the slides in the next frame, because the 3D layout of the slides takes
 * longer than one frame.
 */
function afterPaint(turn: () => void) {
  requestAnimationFrame(() => setTimeout(turn));
}

/**
 * Returns the index of the picture that is closest to the middle of the row. At either end of the row, this is the
 * outermost picture.
 */
function shownPicture(row: HTMLElement): number {
  const pictures = picturesIn(row);
  if (row.scrollLeft <= 1) return 0;
  if (row.scrollLeft + row.clientWidth >= row.scrollWidth - 1) return pictures.length - 1;
  const distances = pictures.map((picture) => Math.abs(centredAt(row, picture) - row.scrollLeft));
  return distances.indexOf(Math.min(...distances));
}

function showPicture(row: HTMLElement, index: number) {
  const picture = picturesIn(row)[index];
  if (picture) row.scrollLeft = centredAt(row, picture);
}

function picturesIn(row: HTMLElement): HTMLElement[] {
  return Array.from(row.querySelectorAll('li'));
}

/** Returns the scroll position at which a picture is in the middle of the row. */
function centredAt(row: HTMLElement, { offsetLeft, clientWidth }: HTMLElement): number {
  return offsetLeft - (row.clientWidth - clientWidth) / 2;
}

/** True once the element has been within half a window height of the viewport. */
function useIsNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: '50% 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
