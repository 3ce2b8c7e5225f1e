import { texts } from '#content/texts.ts';
import type { HeadElement } from '../../document/head.ts';

export type NotFoundData = ReturnType<typeof notFoundData>;

/**
 * Returns the data of the page for status 404. It has no canonical URL, because the page is shown at all unknown
 * URLs.
 */
export default function notFoundData() {
  const { meta, ...words } = texts.notFound;
  return {
    meta: [
      ['title', {}, meta.title],
      ['meta', { name: 'description', content: meta.description }],
      ['meta', { name: 'robots', content: 'noindex' }],
    ] satisfies HeadElement[],
    words,
  };
}
