import type { ReactNode, Ref, ToggleEventHandler } from 'react';
import layout from '../../layout/layout.module.css';
import text from '../../text.module.css';
import styles from './disclosure.module.css';

export type DisclosureProps = {
  summary: ReactNode;
  id?: string;
  /** True if a search filter excludes this disclosure. */
  isHidden?: boolean;
  onToggle?: ToggleEventHandler<HTMLDetailsElement> | undefined;
  ref?: Ref<HTMLDetailsElement> | undefined;
  children: ReactNode;
};

/** Uses a native `details` element, which works without JavaScript. */
export function Disclosure({ summary, id, isHidden, onToggle, ref, children }: DisclosureProps) {
  return (
    <details className={styles.root} hidden={isHidden} id={id} onToggle={onToggle} ref={ref}>
      <summary className={`${text.strong} ${styles.summary}`}>{summary}</summary>
      <div className={`${text.muted} ${layout.measure} ${styles.content}`}>{children}</div>
    </details>
  );
}
