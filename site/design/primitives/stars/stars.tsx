import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stars.module.css';

export type StarsProps = { rating: 5; label: string };

export function Stars({ rating, label }: StarsProps) {
  return (
    <span className={styles.root}>
      <span aria-hidden="true">{'★'.repeat(rating)}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
