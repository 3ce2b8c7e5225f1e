import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

export type VisuallyHiddenProps = Omit<ComponentProps<'span'>, 'className'> & {
  /** With `wide`, the text is visible on wide screens. By default, only screen readers read it. */
  shown?: 'wide';
};

export function VisuallyHidden({ shown, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={styles.root} data-shown={shown} />;
}
