import { notFoundPage } from '#content/pages.ts';

export type NotFoundData = ReturnType<typeof notFoundData>;

/** No canonical address: every address without a page shows this page. */
export function notFoundData() {
  const { meta, ...words } = notFoundPage;
  return {
    meta: [
      { title: meta.title },
      { name: 'description', content: meta.description },
      { name: 'robots', content: 'noindex' },
    ],
    words,
  };
}
