import layout from '../../design/layout/layout.module.css';
import { Link } from '../../design/primitives/link/link.tsx';
import text from '../../design/text.module.css';
import styles from './breadcrumb.module.css';

export type BreadcrumbProps = { label: string; home: string; current: string };

/**
 * The path to the page through the site. `seo/service-structured-data.ts` contains the same path as structured data.
 */
export function Breadcrumb({ label, home, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={`${layout.cluster} ${text.note} ${styles.root}`}>
        <li>
          <Link className={styles.link} to="/">
            {home}
          </Link>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
