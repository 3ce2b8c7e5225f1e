import { notFoundPath, pagePaths } from '#content/paths.ts';

/** The paths of all documents of the site. */
export const documents = [...pagePaths, notFoundPath];

/** One page of each type. The other pages of a type have the same structure. */
const templates = [
  '/',
  '/services/air-conditioning-installation',
  '/services/maintenance-packages',
  '/about',
  '/faqs',
  '/contact',
  '/terms-and-conditions',
  '/hvac-maintenance-services',
  '/painting-services',
  notFoundPath,
];

/** Tags pages that only `npm run test:all` checks. */
export const unlessTemplate = (path: string) => (templates.includes(path) ? [] : ['@full']);

/** A few pages that together contain most components, for tests that take seconds per page. */
const samples = ['/', '/contact', '/painting-services'];

export const unlessSample = (path: string) => (samples.includes(path) ? [] : ['@full']);
