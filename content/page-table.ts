/** The pages with one address each, in the order of the site map, and the name of their modules below `site/pages/`. */
export const pageTable = {
  '/about': 'about/about',
  '/faqs': 'faqs/faqs',
  '/contact': 'contact/contact',
  '/terms-and-conditions': 'legal/legal',
  '/privacy-policy': 'legal/legal',
} as const;
