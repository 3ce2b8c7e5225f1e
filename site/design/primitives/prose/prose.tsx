import layout from '../../layout/layout.module.css';
import { LinkedText } from '../link/linked-text.tsx';

export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className={`${layout.stack4} ${layout.measure}`}>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
    </div>
  );
}
