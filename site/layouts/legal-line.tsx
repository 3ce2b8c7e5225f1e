import type { Phone } from '#content/model/business.ts';
import layout from '../design/layout/layout.module.css';
import { TextLink } from '../design/primitives/link/text-link.tsx';
import text from '../design/text.module.css';
import styles from './legal-line.module.css';

export type LegalLineProps = {
  legalName: string;
  address: string;
  phone: Phone;
  email: string;
  links: readonly { label: string; path: string }[];
};

/** The footer of landing pages. */
export function LegalLine({ legalName, address, phone, email, links }: LegalLineProps) {
  return (
    <footer className={`${text.small} ${styles.root}`} data-print="none" data-surface="dark">
      <ul className={`${layout.page} ${layout.cluster} ${styles.line}`}>
        <li className={layout.target}>{legalName}</li>
        <li className={layout.target}>{address}</li>
        <li className={layout.target}>
          <a dir="ltr" href={`tel:${phone.dial}`}>
            {phone.display}
          </a>
        </li>
        <li className={layout.target}>
          <a href={`mailto:${email}`}>{email}</a>
        </li>
        {links.map(({ label, path }) => (
          <li className={layout.target} key={path}>
            <TextLink to={path}>{label}</TextLink>
          </li>
        ))}
      </ul>
    </footer>
  );
}
