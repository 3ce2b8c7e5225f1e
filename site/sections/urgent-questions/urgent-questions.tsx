import type { Urgent } from '#content/model/service-page.ts';
import text from '../../design/text.module.css';
import styles from './urgent-questions.module.css';

export type UrgentQuestionsProps = Pick<Urgent, 'items'>;

export function UrgentQuestions({ items }: UrgentQuestionsProps) {
  return (
    <dl className={styles.root}>
      {items.map(({ question, answer }) => (
        <div key={question}>
          <dt className={text.strong}>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
