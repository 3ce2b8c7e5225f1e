import type { ReactNode } from 'react';
import styles from './reveal.module.css';

export type RevealProps = {
  /** When it starts after coming into view: a block at once, its heading and an entry later (spec §9). */
  delay?: 'none' | 'entry';
  children: ReactNode;
};

/**
 * A block that fades in once: when `revealOnScroll` finds 30 % of it in the window, and without scripts on load. It never stays
 * hidden without scripts, in print or under reduced motion.
 */
export function Reveal({ delay = 'none', children }: RevealProps) {
  return (
    <div className={styles.root} data-delay={delay} data-reveal="" suppressHydrationWarning>
      {children}
    </div>
  );
}
