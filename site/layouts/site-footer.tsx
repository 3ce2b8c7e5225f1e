import type { Business } from '#content/business.ts';
import type { HeaderAndFooterLabels } from '#content/model/short-pages.ts';
import type { NavigationLink } from '#content/navigation.ts';
import { Logo } from '../company/logo.tsx';
import layout from '../design/layout/layout.module.css';
import { ButtonLink } from '../design/primitives/button/button-link.tsx';
import { Link } from '../design/primitives/link/link.tsx';
import text from '../design/text.module.css';
import styles from './site-footer.module.css';

export type SiteFooterProps = {
  business: Pick<Business, 'shortName' | 'descriptor' | 'phone' | 'email' | 'addressLine'>;
  hours: readonly string[];
  labels: HeaderAndFooterLabels;
  /** The URL of the enquiry form, prefilled if the page has an enquiry of its own. */
  enquirePath: string;
  services: readonly NavigationLink[];
  explore: readonly NavigationLink[];
  legal: readonly NavigationLink[];
};

export function SiteFooter({ business, hours, labels, enquirePath, services, explore, legal }: SiteFooterProps) {
  const { shortName, descriptor, phone, email, addressLine } = business;
  return (
    <footer className={`${layout.page} ${styles.root}`} data-print="none" data-surface="dark">
      <div className={`${layout.stackParts} ${styles.columns}`}>
        <div className={layout.words}>
          <Logo descriptor={descriptor} name={shortName} />
          <address className={styles.address}>
            <span>{addressLine}</span>
            <a className={layout.target} href={`tel:${phone.dial}`}>
              <span dir="ltr">{phone.display}</span>
            </a>
            <a className={layout.target} href={`mailto:${email}`}>
              {email}
            </a>
          </address>
          <ButtonLink size="small" to={enquirePath} variant="line">
            {labels.requestQuote}
          </ButtonLink>
        </div>
        <LinkList columns={2} heading={labels.services} links={services} />
        <LinkList heading={labels.explore} links={explore} />
        <LinkList heading={labels.legal} links={legal} />
      </div>
      <div className={`${layout.cluster} ${text.note} ${styles.legal}`}>
        <p>{labels.copyright}</p>
        {labels.registration && <p>{labels.registration}</p>}
        <p className={`${layout.cluster} ${styles.hours}`}>
          <span>{labels.officeHours}:</span>
          {hours.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    </footer>
  );
}

type LinkListProps = { heading: string; links: readonly NavigationLink[]; columns?: 2 };

function LinkList({ heading, links, columns }: LinkListProps) {
  return (
    <nav aria-label={heading} className={`${text.small} ${styles.list}`} data-columns={columns}>
      <h2 className={text.strong}>{heading}</h2>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <Link className={layout.target} to={path}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
