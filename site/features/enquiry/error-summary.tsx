import type { LeadIssues } from '#contract/parse-lead.ts';
import layout from '../../design/layout/layout.module.css';
import textStyles from '../../design/text.module.css';
import styles from './error-summary.module.css';

export type ErrorSummaryProps = { heading: string; issues: LeadIssues };

/**
 * Links to the invalid fields, shown if two or more fields are invalid. The id of each field is its name, so a link
 * moves the focus to the field.
 */
export function ErrorSummary({ heading, issues }: ErrorSummaryProps) {
  const entries = Object.entries(issues);
  if (entries.length < 2) return null;
  return (
    <div className={`${layout.stack2} ${styles.root}`}>
      <h2 className={textStyles.heading4}>{heading}</h2>
      <ul>
        {entries.map(([field, text]) => (
          <li key={field}>
            <a href={`#${field}`}>{text}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
