import { notFoundPage } from '#content/pages/not-found.ts';
import { memoByData } from '../../browser/memo-by-data.ts';
import { withImageFiles } from '../../media/with-image-files.ts';
import type { Route } from './+types/not-found.ts';
import { NotFoundMessage } from './not-found-message.tsx';

/** No canonical address: this page stands at every address that the site does not have. */
export function loader() {
  const { meta, ...words } = notFoundPage;
  return withImageFiles({
    meta: [
      { title: meta.title },
      { name: 'description', content: meta.description },
      { name: 'robots', content: 'noindex' },
    ],
    words,
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta;

export default memoByData(function NotFoundPage({ loaderData }: Route.ComponentProps) {
  return <NotFoundMessage {...loaderData.words} />;
});
