import { useSyncExternalStore } from 'react';
import type { OpeningHours } from '#content/model/business.ts';
import type { HomePage } from '#content/model/home-page.ts';
import styles from './open-now.module.css';
import { openingState } from './opening-state.ts';

export type OpenNowProps = {
  hours: readonly OpeningHours[];
  utcOffsetHours: number;
  texts: HomePage['openNow'];
};

const minuteMs = 60_000;

function everyMinute(onChange: () => void) {
  const timer = setInterval(onChange, minuteMs);
  return () => clearInterval(timer);
}

/**
 * Says when technicians come, by the clock in Dubai, and that the hotline is open. The prerendered page says what is
 * true at any time; each of the two lines is short enough to stay one, so nothing moves when the clock is read.
 */
export function OpenNow({ hours, utcOffsetHours, texts }: OpenNowProps) {
  const visits = useSyncExternalStore(
    everyMinute,
    () => visitsText({ hours, utcOffsetHours, texts }, new Date()),
    () => texts.always,
  );
  return (
    <p className={styles.root}>
      <span>{visits}</span> <span>{texts.hotline}</span>
    </p>
  );
}

function visitsText({ hours, utcOffsetHours, texts }: OpenNowProps, now: Date): string {
  const state = openingState(hours, utcOffsetHours, now);
  if (!state) return texts.always;
  if (state.isOpen) return withTime(texts.open, state.until);
  const { from, day } = state;
  if (day === 'today' || day === 'tomorrow') return withTime(texts[day], from);
  return withTime(texts.later, from).replace('{day}', day);
}

/** `08:00` is read as `8:00`. */
function withTime(text: string, time: string): string {
  return text.replace('{time}', time.replace(/^0/, ''));
}
