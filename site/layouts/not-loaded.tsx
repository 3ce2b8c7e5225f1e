import { useLocation, useRouteLoaderData } from 'react-router';
import type { RootData } from '../root-data.ts';
import { NotLoadedMessage } from './not-loaded-message.tsx';

/**
 * Replaces a layout if the script or the data of a page cannot load, or the page throws. Nothing reloads
 * automatically: Back leads to the previous page, where what was typed is kept. The link loads the page in full.
 */
export function NotLoaded() {
  const { pathname, search, hash } = useLocation();
  const data = useRouteLoaderData('root') as RootData;
  return <NotLoadedMessage {...data.notLoaded} path={pathname + search + hash} />;
}
