import styles from './open-now.module.css';
import { type OpeningData, OpeningLine } from './opening-line.tsx';

export type OpenNowProps = OpeningData & { hotline: string };

/**
 * Shows when technicians work, by the time in Dubai, and that the hotline is open. Both lines are too short to wrap,
 * so nothing moves when the sentence is replaced.
 */
export function OpenNow({ hotline, ...opening }: OpenNowProps) {
  return (
    <p className={styles.root}>
      <OpeningLine {...opening} /> <span>{hotline}</span>
    </p>
  );
}
