import styles from './badge.module.css';

export type BadgeProps = { children: string; variant?: 'wash' | 'paper' };

/** A short label beside a title, or on a picture (`paper`). */
export function Badge({ children, variant = 'wash' }: BadgeProps) {
  return (
    <span className={styles.root} data-variant={variant}>
      {children}
    </span>
  );
}
