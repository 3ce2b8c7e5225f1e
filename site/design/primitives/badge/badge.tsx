import styles from './badge.module.css';

export type BadgeProps = { children: string; variant?: 'wash' | 'paper' };

/** A short label next to a title. The variant `paper` is for labels on a picture. */
export function Badge({ children, variant = 'wash' }: BadgeProps) {
  return (
    <span className={styles.root} data-variant={variant}>
      {children}
    </span>
  );
}
