import { useSyncExternalStore } from 'react';
import { openingAt, type Schedule } from '../browser/opening-sentence.ts';
import { everyMinute } from '../browser/use-shown-while.ts';

export type OpeningData = { schedule: Schedule; always: string };

/**
 * The sentence about opening hours. Prerendered as `always`; the head script (`writeOpeningLines`) replaces it before
 * the first paint. While the line has `data-closed`, calling is the primary action of the page (`button.module.css`).
 */
export function OpeningLine({ schedule, always }: OpeningData) {
  const opening = useSyncExternalStore(
    everyMinute,
    () => openingAt(schedule, Date.now()),
    () => undefined,
  );
  const [, text, isClosed] = opening ?? [0, always];
  return (
    <span
      data-closed={isClosed && ''}
      data-opening={JSON.stringify(schedule)}
      data-print="none"
      suppressHydrationWarning
    >
      {text}
    </span>
  );
}
