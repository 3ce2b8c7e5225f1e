import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

export type VisuallyHiddenProps = Omit<ComponentProps<'span'>, 'className'> & {
  /** Where there is room for it: only on wide screens, or for nobody. */
  shown?: 'wide';
};

/** Words for those who listen to the page. */
export function VisuallyHidden({ shown, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={styles.root} data-shown={shown} />;
}
