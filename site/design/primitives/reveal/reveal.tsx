import type { ReactNode } from 'react';
import styles from './reveal.module.css';

export type RevealProps = {
  /** The delay of the animation from spec §9: none, or the delay of a list entry. */
  delay?: 'entry';
  children: ReactNode;
};

/**
 * Fades in its children when 30 % of them are in view (`revealOnScroll`). Without JavaScript, they fade in when the
 * page loads. In print and with reduced motion, they are always visible.
 */
export function Reveal({ delay, children }: RevealProps) {
  return (
    <div className={styles.root} data-delay={delay} data-reveal="" suppressHydrationWarning>
      {children}
    </div>
  );
}
