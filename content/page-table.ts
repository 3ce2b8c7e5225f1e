/**
 * Pages with a fixed path, in the order of the sitemap. The value is the path of the page's module in `site/pages/`,
 * without its ending.
 */
export const pageTable = {
  '/about': 'about/about',
  '/faqs': 'faqs/faqs',
  '/contact': 'contact/contact',
  '/terms-and-conditions': 'legal/legal',
  '/privacy-policy': 'legal/legal',
} as const;
