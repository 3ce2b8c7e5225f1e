import type { ComponentProps } from 'react';
import styles from './visually-hidden.module.css';

export type VisuallyHiddenProps = Omit<ComponentProps<'span'>, 'className'> & {
  /** `wide`: visible on wide screens. Without `shown`, only screen readers read the text. */
  shown?: 'wide';
};

export function VisuallyHidden({ shown, ...rest }: VisuallyHiddenProps) {
  return <span {...rest} className={styles.root} data-shown={shown} />;
}
