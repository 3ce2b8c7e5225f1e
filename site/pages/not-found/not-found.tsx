import { routeComponent } from '../../browser/route-component.ts';
import type { NotFoundData } from './not-found-data.ts';
import { NotFoundMessage } from './not-found-message.tsx';

export { meta } from '../../seo/route-meta.ts';
export { notFoundData as loader } from './not-found-data.ts';

export default routeComponent(function NotFoundRoute({ loaderData }: { loaderData: NotFoundData }) {
  return <NotFoundMessage {...loaderData.words} />;
});
