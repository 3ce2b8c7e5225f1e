import { agreementPath, servicePath } from './service-paths.ts';
import { listedServices } from './services/index.ts';
import { texts } from './texts.ts';

export type NavigationLink = { label: string; path: string };

const { home, about, packages, agreement, faqs, contact, terms, privacy } = texts.headerAndFooter.pages;

/**
 * The links of the Services menu and of the Services list in the footer. The last, maintenance packages (spec §1),
 * links to the Maintenance Agreement.
 */
export const serviceLinks: readonly NavigationLink[] = [
  ...listedServices.map(({ title, slug }) => ({ label: title, path: servicePath(slug) })),
  { label: packages, path: agreementPath },
];

/** The links of the top bar after Services. */
export const pageLinks: readonly NavigationLink[] = [
  { label: about, path: '/about' },
  { label: agreement, path: agreementPath },
  { label: faqs, path: '/faqs' },
  { label: contact, path: '/contact' },
];

export const exploreLinks: readonly NavigationLink[] = [{ label: home, path: '/' }, ...pageLinks];

export const legalLinks: readonly NavigationLink[] = [
  { label: terms, path: '/terms-and-conditions' },
  { label: privacy, path: '/privacy-policy' },
];
