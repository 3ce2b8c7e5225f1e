import styles from './button.module.css';

export type ButtonLook = {
  /** `action` is copper, for calling, booking and sending. A view has one or two of them. */
  variant?: 'action' | 'line';
  size?: 'normal' | 'small';
  /** Full width, everywhere or on phones only. */
  isWide?: boolean | 'phone';
};

export function buttonLook({ variant = 'action', size = 'normal', isWide = false }: ButtonLook) {
  return {
    className: styles.root,
    // Not printed: the head of the printed page has the number and the address.
    'data-print': 'none',
    'data-variant': variant,
    'data-size': size,
    'data-wide': isWide || undefined,
  };
}
