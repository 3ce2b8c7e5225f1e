import type { MetaDescriptor } from 'react-router';
import { business } from '#content/business.ts';
import { keywords } from '#content/pages/home.ts';

export type PageMetaOptions = {
  /** The whole title as it is shown. */
  title: string;
  description: string;
  /** The page's own address, beginning with a slash. */
  path: string;
};

/** `{product name} - About Us` (spec §2) */
export function titleOf(page: string): string {
  return `${business.productName} - ${page}`;
}

/** What every page puts into its head for search engines and shared links (spec §2). */
export function pageMeta({ title, description, path }: PageMetaOptions): MetaDescriptor[] {
  const url = absolute(path);
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    { name: 'robots', content: 'index, follow' },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: business.productName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

export function absolute(path: string): string {
  return `${business.siteOrigin}${path}`;
}
