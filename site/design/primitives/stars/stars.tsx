import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import styles from './stars.module.css';

export type StarsProps = { rating: 5 };

/** Five stars, and the same in words. */
export function Stars({ rating }: StarsProps) {
  return (
    <span className={styles.root}>
      <span aria-hidden="true">{'★'.repeat(rating)}</span>
      <VisuallyHidden>{rating} out of 5 stars</VisuallyHidden>
    </span>
  );
}
