import { useLocation, useRouteLoaderData } from 'react-router';
import type { RootData } from '../root-data.ts';
import { NotLoadedMessage } from './not-loaded-message.tsx';

/**
 * Shown instead of the layout if the script or data of a page fails to load, or rendering throws. Does not reload
 * automatically, so that Back returns to the previous page with the values typed there.
 */
export function NotLoaded() {
  const { pathname, search, hash } = useLocation();
  const data = useRouteLoaderData('root') as RootData;
  return <NotLoadedMessage {...data.notLoaded} path={pathname + search + hash} />;
}
