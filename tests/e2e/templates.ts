import { notFoundPath, pagePaths } from '#content/paths.ts';

/** Every document of the site. */
export const documents = [...pagePaths, notFoundPath];

/** One page of each kind; what holds for it holds for the others that are made of the same parts. */
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

/** The other pages are for `npm run test:all`. */
export const unlessTemplate = (path: string) => (templates.includes(path) ? [] : ['@full']);

/** Pages that hold most parts of the site, for what takes seconds a page. */
const samples = ['/', '/contact', '/painting-services'];

export const unlessSample = (path: string) => (samples.includes(path) ? [] : ['@full']);
