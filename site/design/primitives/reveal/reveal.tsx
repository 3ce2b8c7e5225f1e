import type { ReactNode } from 'react';
import styles from './reveal.module.css';

export type RevealProps = {
  /** The delay of the animation (spec §9): none, or that of a list entry. */
  delay?: 'none' | 'entry';
  children: ReactNode;
};

/**
 * Fades in its children when 30 % of them are in view (`revealOnScroll`). Always visible without JavaScript, in print
 * and with reduced motion.
 */
export function Reveal({ delay = 'none', children }: RevealProps) {
  return (
    <div className={styles.root} data-delay={delay} data-reveal="" suppressHydrationWarning>
      {children}
    </div>
  );
}
