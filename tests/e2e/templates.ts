import { notFoundPath, pagePaths } from '#content/paths.ts';

export const documentPaths = [...pagePaths, notFoundPath];

/** At least one page of each type. All pages of a type use the same page component. */
export const templates = [
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

/** A few pages that together contain most components. */
const samples = ['/', '/contact', '/painting-services'];

/**
 * Returns the tags of a test of one page: `npm test` runs the test only for the samples, `npm run test:all` for all
 * pages.
 */
export const tagUnlessSample = (path: string) => (samples.includes(path) ? [] : ['@full']);
