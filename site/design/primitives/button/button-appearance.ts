import styles from './button.module.css';

export type ButtonAppearance = {
  /**
   * `line` is an outlined button. `action` is copper: use it only for calling, booking and sending, and once in a view.
   * `in-hours` is copper while the office is open, `after-hours` while it is closed; otherwise they are outlined.
   */
  variant?: 'action' | 'in-hours' | 'after-hours' | 'line';
  size?: 'small';
  /** Full width: `true` always, `phone` on phones only. */
  isWide?: true | 'phone';
};

export function appearanceProps({ variant = 'action', size, isWide }: ButtonAppearance) {
  return {
    className: styles.root,
    // Buttons are not printed. The printed page starts with the phone number and email address instead.
    'data-print': 'none',
    'data-variant': variant,
    'data-size': size,
    'data-wide': isWide,
  };
}
