import { notFoundPage } from '#content/pages.ts';
import { routeComponent } from '../../browser/route-component.ts';
import type { Route } from './+types/not-found.ts';
import { NotFoundMessage } from './not-found-message.tsx';

/** No canonical address: this page stands at every address that the site does not have. */
export function loader() {
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

export { meta } from '../../seo/route-meta.ts';

export default routeComponent(function NotFoundRoute({ loaderData }: Route.ComponentProps) {
  return <NotFoundMessage {...loaderData.words} />;
});
