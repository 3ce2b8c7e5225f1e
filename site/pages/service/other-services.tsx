import type { NavigationLink } from '#content/navigation.ts';
import layout from '../../design/layout/layout.module.css';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { Link } from '../../design/primitives/link/link.tsx';
import text from '../../design/text.module.css';
import styles from './other-services.module.css';

export type OtherServicesProps = { heading: string; links: readonly NavigationLink[] };

export function OtherServices({ heading, links }: OtherServicesProps) {
  return (
    <nav aria-label={heading} className={styles.root}>
      <h2 className={text.heading4}>{heading}</h2>
      <ul className={layout.lines}>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link className={`${layout.target} ${styles.link}`} to={path}>
              {label}
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
