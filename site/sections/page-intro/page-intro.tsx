import type { ReactNode } from 'react';
import styles from './page-intro.module.css';

export type PageIntroProps = { heading: string; text?: string; children: ReactNode };

/** The head of a page without a picture, and what follows it. */
export function PageIntro({ heading, text, children }: PageIntroProps) {
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1>{heading}</h1>
        {text && <p>{text}</p>}
      </header>
      {children}
    </div>
  );
}
