import { notFoundPath, pagePaths } from '#content/paths.ts';

/** Every document of the site. */
export const documents = [...pagePaths, notFoundPath];

/** One page of each kind. The other pages of a kind are made of the same parts. */
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

/** The tag for pages that are checked by `npm run test:all` only. */
export const unlessTemplate = (path: string) => (templates.includes(path) ? [] : ['@full']);

/** A few pages with most parts of the site, for tests that take seconds for each page. */
const samples = ['/', '/contact', '/painting-services'];

export const unlessSample = (path: string) => (samples.includes(path) ? [] : ['@full']);
