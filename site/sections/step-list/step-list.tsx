import type { Step } from '#content/model/service.ts';
import { LinkedText } from '../../design/primitives/link/linked-text.tsx';
import styles from './step-list.module.css';

export type StepListProps = { steps: readonly Step[] };

/** What happens, in order, each step with its number. */
export function StepList({ steps }: StepListProps) {
  return (
    <ol className={styles.root}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>
            <LinkedText text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
