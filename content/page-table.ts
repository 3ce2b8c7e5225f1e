/**
 * Pages with a fixed path that follow the services in the sitemap, in its order. The value is the path of the page's
 * modules in `site/pages/`, without `-route.tsx` and `-data.ts`.
 */
export const pageTable = {
  '/about': 'about/about',
  '/faqs': 'faqs/faqs',
  '/contact': 'contact/contact',
  '/terms-and-conditions': 'legal/legal',
  '/privacy-policy': 'legal/legal',
} as const;
