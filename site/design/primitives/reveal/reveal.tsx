import type { ReactNode } from 'react';
import styles from './reveal.module.css';

export type RevealProps = {
  /** When the animation starts: blocks immediately, entries later (spec §9). */
  delay?: 'none' | 'entry';
  children: ReactNode;
};

/**
 * Fades in once, when `revealOnScroll` finds 30 % of it in the window. Always visible without scripts, in print and
 * with reduced motion.
 */
export function Reveal({ delay = 'none', children }: RevealProps) {
  return (
    <div className={styles.root} data-delay={delay} data-reveal="" suppressHydrationWarning>
      {children}
    </div>
  );
}
