import type { ReactNode } from 'react';
import { Link } from './link.tsx';
import styles from './text-link.module.css';

export type TextLinkProps = {
  /** A path of the site, or a URL with a scheme, such as `tel:`. */
  to: string;
  children: ReactNode;
};

/** A link in running text. */
export function TextLink({ to, children }: TextLinkProps) {
  return isPath(to) ? (
    <Link className={styles.root} to={to}>
      {children}
    </Link>
  ) : (
    <a className={styles.root} href={to}>
      {children}
    </a>
  );
}

function isPath(address: string): boolean {
  return address.startsWith('/');
}
