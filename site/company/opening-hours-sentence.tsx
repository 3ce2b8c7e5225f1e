import { useSyncExternalStore } from 'react';
import { type OpeningHoursSchedule, openingHoursSentenceAt } from '../browser/opening-hours-sentence.ts';
import { subscribeEveryMinute } from '../browser/use-period-attributes.ts';

export type OpeningData = { schedule: OpeningHoursSchedule; always: string };

/**
 * The current sentence about opening hours. Prerendered as `always`; the head script (`updateOpeningHoursSentences`)
 * replaces it before the first paint. While the element has `data-closed`, calling is the primary action of the page
 * (`button.module.css`).
 */
export function OpeningHoursSentence({ schedule, always }: OpeningData) {
  const opening = useSyncExternalStore(
    subscribeEveryMinute,
    () => openingHoursSentenceAt(schedule, Date.now()),
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
