import { useSyncExternalStore } from 'react';
import type { OpeningHours } from '#content/model/business.ts';
import { isOpen } from './is-open.ts';
import styles from './open-now.module.css';

export type OpenNowProps = {
  hours: readonly OpeningHours[];
  utcOffsetHours: number;
  /** What is said while open, while closed, and where scripts are off. */
  texts: { open: string; closed: string; hours: string };
};

const minuteMs = 60_000;

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, minuteMs);
  return () => clearInterval(timer);
}

/** Says whether somebody is in at this minute in Dubai; the prerendered page says the hours. */
export function OpenNow({ hours, utcOffsetHours, texts }: OpenNowProps) {
  const state = useSyncExternalStore(
    everyMinute,
    () => (isOpen(hours, utcOffsetHours, new Date()) ? 'open' : 'closed'),
    () => 'hours' as const,
  );
  return (
    <p className={styles.root} data-state={state}>
      {texts[state]}
    </p>
  );
}
