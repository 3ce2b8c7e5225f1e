import type { ReactNode } from 'react';
import styles from './reveal.module.css';

export type RevealProps = {
  /** When the animation starts: a block as soon as it is in view, its heading and an entry later (spec §9). */
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
