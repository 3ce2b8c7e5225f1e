import { useLocation, useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { NotLoadedMessage } from './not-loaded-message.tsx';

/**
 * Both layouts show it when the data of a page does not come. Not the root: an error there would build the document
 * anew, and without its styles.
 */
export function NotLoaded() {
  const { pathname } = useLocation();
  const data = useRouteLoaderData<typeof loader>('root');
  return data && <NotLoadedMessage {...data.notLoaded} path={pathname} />;
}
