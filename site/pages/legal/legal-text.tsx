import type { LegalDocument, LegalSection } from '#content/model/legal.ts';
import styles from './legal-text.module.css';
import { type Contact, LinkedText } from './linked-text.tsx';

export type LegalTextProps = {
  document: LegalDocument;
  labels: { contents: string; updated: string };
  contacts: readonly Contact[];
};

/** A legal text with its table of contents beside it. */
export function LegalText({ document, labels, contacts }: LegalTextProps) {
  const { heading, updated, summary, sections } = document;
  return (
    <div className={styles.root}>
      <header className={styles.header}>
        <h1>{heading}</h1>
        {updated && (
          <p className={styles.updated}>
            {labels.updated} {updated}
          </p>
        )}
        <p className={styles.summary}>{summary}</p>
      </header>
      <nav aria-label={labels.contents} className={styles.contents}>
        <p>{labels.contents}</p>
        <ol>
          {sections.map(({ id, heading: title }) => (
            <li key={id}>
              <a href={`#${id}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map((section) => (
          <Part contacts={contacts} key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}

function Part({ section, contacts }: { section: LegalSection; contacts: readonly Contact[] }) {
  const { id, heading, paragraphs, points } = section;
  return (
    <section id={id}>
      <h2>{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText contacts={contacts} text={paragraph} />
        </p>
      ))}
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <LinkedText contacts={contacts} text={point} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
