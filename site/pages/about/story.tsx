import layout from '../../design/layout/layout.module.css';
import { Prose } from '../../design/primitives/prose/prose.tsx';
import text from '../../design/text.module.css';
import styles from './story.module.css';

export type StoryProps = { parts: readonly { heading: string; paragraphs: readonly string[] }[] };

export function Story({ parts }: StoryProps) {
  return (
    <div className={`${layout.part} ${styles.root}`}>
      {parts.map(({ heading, paragraphs }) => (
        <section className={`${layout.columns} ${styles.chapter}`} key={heading}>
          <h2 className={text.heading3}>{heading}</h2>
          <Prose paragraphs={paragraphs} />
        </section>
      ))}
    </div>
  );
}
