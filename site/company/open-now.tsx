import styles from './open-now.module.css';
import { type OpeningData, OpeningLine } from './opening-line.tsx';

export type OpenNowProps = OpeningData & { hotline: string };

/**
 * Shows when technicians work, by the current time in Dubai, and that the hotline is always open. Neither line is long
 * enough to wrap, so replacing the sentence causes no layout shift.
 */
export function OpenNow({ hotline, ...opening }: OpenNowProps) {
  return (
    <p className={styles.root}>
      <OpeningLine {...opening} /> <span>{hotline}</span>
    </p>
  );
}
