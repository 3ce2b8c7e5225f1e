import styles from './button.module.css';

export type ButtonLook = {
  /** `action` is copper and only for calling, booking and sending. Use it once or twice in a view. */
  variant?: 'action' | 'line';
  size?: 'normal' | 'small';
  /** Full width: always, or on phones only. */
  isWide?: boolean | 'phone';
};

export function buttonLook({ variant = 'action', size = 'normal', isWide = false }: ButtonLook) {
  return {
    className: styles.root,
    // The header of the printed page contains the phone number and address instead.
    'data-print': 'none',
    'data-variant': variant,
    'data-size': size,
    'data-wide': isWide || undefined,
  };
}
