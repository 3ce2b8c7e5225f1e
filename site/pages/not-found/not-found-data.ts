import { notFoundPage } from '#content/pages.ts';
import type { HeadElement } from '../../document/head.ts';

export type NotFoundData = ReturnType<typeof notFoundData>;

/** Without a canonical address, because all unknown addresses show this page. */
export default function notFoundData() {
  const { meta, ...words } = notFoundPage;
  return {
    meta: [
      ['title', {}, meta.title],
      ['meta', { name: 'description', content: meta.description }],
      ['meta', { name: 'robots', content: 'noindex' }],
    ] satisfies HeadElement[],
    words,
  };
}
