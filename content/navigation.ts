import { agreementPath, servicePath } from './service-paths.ts';
import { listedServices } from './services/index.ts';

export type NavigationLink = { label: string; path: string };

/** The Services menu and the footer's list: nine services and the packages (spec §1, §2). */
export const serviceLinks: readonly NavigationLink[] = [
  ...listedServices.map(({ title, slug }) => ({ label: title, path: servicePath(slug) })),
  { label: 'Maintenance Packages', path: agreementPath },
];

/** The rest of the top bar, after Services. */
export const pageLinks: readonly NavigationLink[] = [
  { label: 'About', path: '/about' },
  { label: 'Maintenance Agreement', path: agreementPath },
  { label: 'FAQs', path: '/faqs' },
  { label: 'Contact', path: '/contact' },
];

/** The footer's Explore list. */
export const exploreLinks: readonly NavigationLink[] = [{ label: 'Home', path: '/' }, ...pageLinks];

/** The footer's Legal list. */
export const legalLinks: readonly NavigationLink[] = [
  { label: 'Terms and Conditions', path: '/terms-and-conditions' },
  { label: 'Privacy Policy', path: '/privacy-policy' },
];
