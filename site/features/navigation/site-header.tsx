import { useRef } from 'react';
import { useLocation } from 'react-router';
import type { Phone } from '#content/model/business.ts';
import type { HeaderAndFooterLabels } from '#content/model/short-pages.ts';
import type { NavigationGroup, NavigationLink } from '#content/navigation.ts';
import { Logo, type LogoProps } from '../../company/logo.tsx';
import { OpeningStatus, type OpeningStatusProps } from '../../company/opening-status.tsx';
import layout from '../../design/layout/layout.module.css';
import { Icon } from '../../design/primitives/icon/icon.tsx';
import { Link } from '../../design/primitives/link/link.tsx';
import { VisuallyHidden } from '../../design/primitives/visually-hidden/visually-hidden.tsx';
import text from '../../design/text.module.css';
import navigationItem from './navigation-item.module.css';
import { ServicesMenu } from './services-menu.tsx';
import styles from './site-header.module.css';
import { useCloseMobileMenu } from './use-close-menus.ts';

export type SiteHeaderProps = {
  logo: LogoProps;
  labels: HeaderAndFooterLabels;
  serviceGroups: readonly NavigationGroup[];
  pageLinks: readonly NavigationLink[];
  phone: Phone;
  email: string;
  /** The opening hours, shown below the phone number in the mobile menu. */
  hours: readonly string[];
  openNow: OpeningStatusProps;
};

const menuId = 'site-menu';

/**
 * The header of all pages except landing pages. The mobile menu is a popover and the Services list a `details`
 * element, so both work without JavaScript. Wide screens show the same list in the bar.
 */
export function SiteHeader({ logo, labels, serviceGroups, pageLinks, phone, email, hours, openNow }: SiteHeaderProps) {
  const menu = useRef<HTMLElement>(null);
  const { pathname, key } = useLocation();
  useCloseMobileMenu(menu, key);

  return (
    <header className={styles.root} data-print="none">
      <div className={`${layout.page} ${styles.bar}`}>
        <Link className={styles.logo} to="/">
          <Logo {...logo} />
          <VisuallyHidden>, {labels.home}</VisuallyHidden>
        </Link>
        <nav aria-label={labels.mainNavigation} className={styles.menu} id={menuId} popover="auto" ref={menu}>
          <ul className={styles.list}>
            <li>
              <ServicesMenu
                // The path of the Maintenance Agreement starts with /services, too (spec §2).
                isCurrent={pathname.startsWith('/services')}
                label={labels.services}
                groups={serviceGroups}
                navigationKey={key}
              />
            </li>
            {pageLinks.map(({ label, path }) => (
              <li key={path}>
                <Link
                  aria-current={path === pathname ? 'page' : undefined}
                  className={`${layout.target} ${navigationItem.root}`}
                  to={path}
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
          <div className={`${layout.stack3} ${styles.direct}`}>
            <p>
              <a className={text.number} dir="ltr" href={`tel:${phone.dial}`}>
                {phone.display}
              </a>{' '}
              {labels.allHours}
            </p>
            <OpeningStatus {...openNow} />
            <div>
              <p>{labels.officeHours}</p>
              {hours.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </div>
          </div>
        </nav>
        <a className={styles.email} href={`mailto:${email}`}>
          <Icon name="email" />
          <VisuallyHidden>
            {labels.email} {email}
          </VisuallyHidden>
        </a>
        <a className={styles.phone} href={`tel:${phone.dial}`}>
          <Icon name="phone" />
          <VisuallyHidden>{labels.call} </VisuallyHidden>
          <VisuallyHidden shown="wide">
            <bdi dir="ltr">{phone.display}</bdi>
          </VisuallyHidden>{' '}
          <span className={styles.allHours}>{labels.allHours}</span>
        </a>
        <button className={styles.toggle} popoverTarget={menuId} type="button">
          <Icon name="menu" />
          <Icon name="close" />
          <VisuallyHidden>{labels.menu}</VisuallyHidden>
        </button>
      </div>
    </header>
  );
}
