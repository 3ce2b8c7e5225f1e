import styles from './open-now.module.css';
import { type OpeningData, OpeningLine } from './opening-line.tsx';

export type OpenNowProps = OpeningData & { hotline: string };

/**
 * Says when technicians come, by the clock in Dubai, and that the hotline is open. Each of the two lines is short enough to stay
 * one, so nothing moves when the clock is read.
 */
export function OpenNow({ hotline, ...opening }: OpenNowProps) {
  return (
    <p className={styles.root}>
      <OpeningLine {...opening} /> <span>{hotline}</span>
    </p>
  );
}
