import type { LegalSection } from '#content/model/legal.ts';
import layout from '../../design/layout/layout.module.css';
import { LinkedText } from '../../design/primitives/link/linked-text.tsx';
import { Prose } from '../../design/primitives/prose/prose.tsx';
import text from '../../design/text.module.css';
import type { LegalData } from './legal-data.ts';
import styles from './legal-route.module.css';

export default function LegalRoute({ loaderData: { document, labels } }: { loaderData: LegalData }) {
  const { heading, updated, summary, sections } = document;
  return (
    <div className={`${layout.page} ${layout.columns} ${styles.root}`}>
      <header className={`${layout.stack4} ${styles.header}`}>
        <h1>{heading}</h1>
        {updated && (
          <p className={text.note}>
            {labels.updated} {updated}
          </p>
        )}
        <p className={styles.summary}>{summary}</p>
      </header>
      <nav aria-label={labels.contents} className={`${layout.stickyList} ${styles.contents}`}>
        <p className={text.label}>{labels.contents}</p>
        <ol className={layout.lines}>
          {sections.map(({ id, heading: title }) => (
            <li key={id}>
              <a className={`${layout.target} ${text.small}`} href={`#${id}`}>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={`${layout.stackParts} ${layout.measure} ${styles.text}`}>
        {sections.map((section) => (
          <Part key={section.id} section={section} />
        ))}
      </div>
    </div>
  );
}

function Part({ section }: { section: LegalSection }) {
  const { id, heading, paragraphs, points } = section;
  return (
    <section className={layout.stack4} id={id}>
      <h2 className={text.heading3}>{heading}</h2>
      <Prose paragraphs={paragraphs} />
      {points && (
        <ul>
          {points.map((point) => (
            <li key={point}>
              <LinkedText text={point} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
