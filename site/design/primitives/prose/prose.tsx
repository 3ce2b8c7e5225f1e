import layout from '../../layout/layout.module.css';
import { LinkedText } from '../link/linked-text.tsx';
import styles from './prose.module.css';

export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={`${layout.stack4} ${styles.root}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
    </div>
  );
}
