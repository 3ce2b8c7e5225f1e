import { useSyncExternalStore } from 'react';
import { openingSentenceAt, type Schedule } from '../browser/opening-sentence.ts';

export type OpeningData = { schedule: Schedule; utcOffsetHours: number; always: string };

/** Prerendered with the sentence `always`. The head script (`writeOpeningLines`) replaces it before the first paint. */
export function OpeningLine({ schedule, utcOffsetHours, always }: OpeningData) {
  const text = useSyncExternalStore(
    everyMinute,
    () => openingSentenceAt(schedule, utcOffsetHours, Date.now()),
    () => always,
  );
  return (
    <span
      data-opening={JSON.stringify(schedule)}
      data-print="none"
      data-utc-offset={utcOffsetHours}
      suppressHydrationWarning
    >
      {text}
    </span>
  );
}

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, 60_000);
  return () => clearInterval(timer);
}
