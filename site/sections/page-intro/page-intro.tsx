import type { ReactNode } from 'react';
import layout from '../../design/layout/layout.module.css';
import textStyles from '../../design/text.module.css';
import styles from './page-intro.module.css';

export type PageIntroProps = { heading: string; text?: string; children: ReactNode };

export function PageIntro({ heading, text, children }: PageIntroProps) {
  return (
    <div className={`${layout.part} ${styles.root}`}>
      <header className={layout.stack5}>
        <h1>{heading}</h1>
        {text && <p className={`${textStyles.lead} ${styles.text}`}>{text}</p>}
      </header>
      {children}
    </div>
  );
}
