import { agreementPath, servicePath } from './service-paths.ts';
import { listedServices } from './services/index.ts';
import { texts } from './texts.ts';

export type NavigationLink = { label: string; path: string };

const { home, about, packages, agreement, faqs, contact, terms, privacy } = texts.headerAndFooter.pages;

export type NavigationGroup = { heading: string; links: readonly NavigationLink[] };

/**
 * The groups of the Services menu. The last group is “Maintenance Agreement”, with the single link “Maintenance
 * Packages”, as spec §1 names it.
 */
export const serviceGroups: readonly NavigationGroup[] = [
  ...Object.entries(texts.headerAndFooter.menuGroups).map(([group, heading]) => ({
    heading,
    links: listedServices
      .filter(({ menuGroup }) => menuGroup === group)
      .map(({ title, slug }) => ({ label: title, path: servicePath(slug) })),
  })),
  { heading: agreement, links: [{ label: packages, path: agreementPath }] },
];

/** The links of the services in the footer. */
export const serviceLinks = serviceGroups.flatMap(({ links }) => links);

/** The links that follow the Services menu in the header. */
export const pageLinks: readonly NavigationLink[] = [
  { label: about, path: '/about' },
  { label: agreement, path: agreementPath },
  { label: faqs, path: '/faqs' },
  { label: contact, path: '/contact' },
];

/** The links of the list “Explore” in the footer. */
export const exploreLinks: readonly NavigationLink[] = [{ label: home, path: '/' }, ...pageLinks];

export const legalLinks: readonly NavigationLink[] = [
  { label: terms, path: '/terms-and-conditions' },
  { label: privacy, path: '/privacy-policy' },
];
