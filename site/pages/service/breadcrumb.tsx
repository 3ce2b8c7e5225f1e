import layout from '../../design/layout/layout.module.css';
import { Link } from '../../design/primitives/link/link.tsx';
import text from '../../design/text.module.css';
import styles from './breadcrumb.module.css';

export type BreadcrumbProps = { label: string; home: string; current: string };

/**
 * The breadcrumb navigation: a link to the home page, then the title of this page. Search engines receive the same
 * breadcrumb as structured data (`seo/service-structured-data.ts`).
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
