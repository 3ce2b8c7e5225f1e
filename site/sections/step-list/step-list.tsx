import type { Step } from '#content/model/service.ts';
import { LinkedText } from '../../design/primitives/link/linked-text.tsx';
import text from '../../design/text.module.css';
import styles from './step-list.module.css';

export type StepListProps = { steps: readonly Step[] };

export function StepList({ steps }: StepListProps) {
  return (
    <ol className={styles.root}>
      {steps.map((step) => (
        <li key={step.title}>
          <h3 className={text.heading4}>{step.title}</h3>
          <p className={text.muted}>
            <LinkedText text={step.text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
