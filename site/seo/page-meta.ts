import type { MetaDescriptor } from 'react-router';
import type { Thing } from 'schema-dts';
import { business } from '#content/business.ts';
import { keywords } from '#content/pages.ts';
import { absolute } from './absolute.ts';
import { cardFiles } from './card-files.ts';
import { localBusiness } from './local-business.ts';

export type PageMetaOptions = {
  /** The page's own words for search engines. */
  words: { title: string; description: string };
  /** The title of the home page has no prefix. All others begin with the company's name: `{product name} - About Us` (spec §2). */
  isHome?: boolean;
  /** The page's own address, beginning with a slash. */
  path: string;
  /** Structured data of the page, besides that of the company. */
  data?: readonly Thing[];
};

/** What every page puts into its head for search engines and shared links (spec §2). */
export function pageMeta({ words, isHome = false, path, data = [] }: PageMetaOptions): MetaDescriptor[] {
  const { description } = words;
  const title = isHome ? words.title : `${business.productName} - ${words.title}`;
  const url = absolute(path);
  const card = cardFiles[path];
  if (!card) throw new Error(`No sharing card for '${path}'. Run 'npm run images'.`);
  return [
    { title },
    { name: 'description', content: description },
    { name: 'keywords', content: keywords.join(', ') },
    { name: 'robots', content: 'index, follow' },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: 'en_AE' },
    { property: 'og:site_name', content: business.productName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: absolute(card.address) },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: card.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
    { 'script:ld+json': { '@context': 'https://schema.org', '@graph': [localBusiness, ...data] } as LinkedData },
  ];
}

/** The router's type for a JSON object. */
type LinkedData = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json'];
