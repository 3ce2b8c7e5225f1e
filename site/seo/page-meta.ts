import type { Thing } from 'schema-dts';
import { business } from '#content/business.ts';
import { texts } from '#content/texts.ts';
import type { HeadElement } from '../document/head.ts';
import { absoluteUrl } from './absolute-url.ts';
import { sharingCard } from './cards.ts';
import { localBusiness } from './local-business.ts';

export type PageMetaOptions = {
  words: { title: string; description: string };
  /** If false, the company's name precedes the title: `{product name} - About Us` (spec §2). */
  isHome?: boolean;
  path: string;
  /** Structured data in addition to that of the company. */
  data?: readonly Thing[];
};

/**
 * Returns the head elements of a page for search engines and shared links (spec §2). Throws if the page has no sharing
 * card.
 */
export function pageMeta({ words, isHome, path, data = [] }: PageMetaOptions): HeadElement[] {
  const { description } = words;
  const title = isHome ? words.title : `${business.productName} - ${words.title}`;
  const url = absoluteUrl(path);
  const card = sharingCard(path);
  return [
    ['title', {}, title],
    ['meta', { name: 'description', content: description }],
    ['meta', { name: 'keywords', content: texts.home.keywords.join(', ') }],
    ['meta', { name: 'robots', content: 'index, follow' }],
    ['link', { rel: 'canonical', href: url }],
    ['meta', { property: 'og:type', content: 'website' }],
    ['meta', { property: 'og:locale', content: 'en_AE' }],
    ['meta', { property: 'og:site_name', content: business.productName }],
    ['meta', { property: 'og:title', content: title }],
    ['meta', { property: 'og:description', content: description }],
    ['meta', { property: 'og:url', content: url }],
    ['meta', { property: 'og:image', content: absoluteUrl(card.address) }],
    ['meta', { property: 'og:image:width', content: '1200' }],
    ['meta', { property: 'og:image:height', content: '630' }],
    ['meta', { property: 'og:image:alt', content: card.alt }],
    ['meta', { name: 'twitter:card', content: 'summary_large_image' }],
    [
      'script',
      { type: 'application/ld+json' },
      jsonInHtml({ '@context': 'https://schema.org', '@graph': [localBusiness, ...data] }),
    ],
  ];
}

/** Escapes `<`, because `</script` in the JSON would end the script element. */
function jsonInHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
