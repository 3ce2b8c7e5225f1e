import { Link, type LinkProps } from './link.tsx';
import styles from './text-link.module.css';

/** A link in running text. */
export function TextLink(props: Pick<LinkProps, 'to' | 'children'>) {
  return <Link {...props} className={styles.root} />;
}
