import { SiteLink } from '../../design/primitives/link/site-link.tsx';
import text from '../../design/text.module.css';
import styles from './breadcrumb.module.css';

export type BreadcrumbProps = { label: string; home: string; current: string };

/** Where the page stands; search engines are told the same (seo/breadcrumb-list.ts). */
export function Breadcrumb({ label, home, current }: BreadcrumbProps) {
  return (
    <nav aria-label={label}>
      <ol className={`${text.note} ${styles.root}`}>
        <li>
          <SiteLink to="/">{home}</SiteLink>
        </li>
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
