import { type OpeningData, OpeningHoursSentence } from './opening-hours-sentence.tsx';
import styles from './opening-status.module.css';

export type OpeningStatusProps = OpeningData & { hotline: string };

/**
 * Shows the current opening hours of the office, and that the hotline is always open. Neither line is long enough to
 * wrap, so replacing the sentence causes no layout shift.
 */
export function OpeningStatus({ hotline, ...opening }: OpeningStatusProps) {
  return (
    <p className={styles.root}>
      <OpeningHoursSentence {...opening} /> <span>{hotline}</span>
    </p>
  );
}
