import type { ReactNode, Ref } from 'react';
import text from '../../text.module.css';
import { Icon } from '../icon/icon.tsx';
import styles from './disclosure.module.css';

export type DisclosureProps = {
  summary: ReactNode;
  id?: string;
  /** Disclosures with the same name close each other. */
  name?: string;
  /** Hidden by a filter. */
  isHidden?: boolean;
  ref?: Ref<HTMLDetailsElement> | undefined;
  children: ReactNode;
};

/** A native `details` element, which works before scripts have loaded and without them. */
export function Disclosure({ summary, id, name, isHidden, ref, children }: DisclosureProps) {
  return (
    <details className={styles.root} hidden={isHidden} id={id} name={name} ref={ref}>
      <summary className={`${text.strong} ${styles.summary}`}>
        {summary}
        <Icon name="plus" />
      </summary>
      <div className={`${text.muted} ${styles.content}`}>{children}</div>
    </details>
  );
}
