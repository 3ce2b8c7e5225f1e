import type { ReactNode } from 'react';
import layout from '../../layout/layout.module.css';
import { LinkedText } from '../link/linked-text.tsx';
import styles from './prose.module.css';

export type ProseProps = { paragraphs: readonly string[]; children?: ReactNode };

export function Prose({ paragraphs, children }: ProseProps) {
  return (
    <div className={`${layout.stack4} ${styles.root}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {children}
    </div>
  );
}
