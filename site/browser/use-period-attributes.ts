import { useSyncExternalStore } from 'react';
import type { Period } from '#content/periods.ts';
import { isShownAt } from './dated-elements.ts';

/**
 * Returns the attributes of an element that is shown only within a period. An element whose period has a start is
 * prerendered hidden. Before the first paint, the head script shows or hides it (`updateDatedElements`).
 */
export function usePeriodAttributes({ from, until }: Period) {
  const isShown = useSyncExternalStore(
    subscribeEveryMinute,
    () => isShownAt({ from, until }, Date.now()),
    () => !from,
  );
  return { 'data-from': from, 'data-until': until, hidden: !isShown, suppressHydrationWarning: true };
}

export function subscribeEveryMinute(onChange: () => void) {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}
