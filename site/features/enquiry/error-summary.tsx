import type { MouseEvent } from 'react';
import type { LeadIssues } from '#contract/parse-lead.ts';
import layout from '../../design/layout/layout.module.css';
import textStyles from '../../design/text.module.css';
import styles from './error-summary.module.css';

export type ErrorSummaryProps = { heading: string; issues: LeadIssues; onChoose: (field: string) => void };

/** Shown when two or more fields are invalid. Each entry focuses its field. */
export function ErrorSummary({ heading, issues, onChoose }: ErrorSummaryProps) {
  const entries = Object.entries(issues);
  if (entries.length < 2) return null;
  const choose = (event: MouseEvent, field: string) => {
    event.preventDefault();
    onChoose(field);
  };
  return (
    <div className={`${layout.stack2} ${styles.root}`}>
      <h2 className={textStyles.heading4}>{heading}</h2>
      <ul>
        {entries.map(([field, text]) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => choose(event, field)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
