import { useLocation, useRouteLoaderData } from 'react-router';
import type { RootData } from '../root-data.ts';
import { NotLoadedMessage } from './not-loaded-message.tsx';

/**
 * Shown instead of a layout if the script or the data of a page cannot be loaded, or the page throws an error. Nothing
 * reloads by itself: Back leads to the page before, where what was typed is kept. The link in the message loads the page in
 * full.
 */
export function NotLoaded() {
  const { pathname, search, hash } = useLocation();
  const data = useRouteLoaderData('root') as RootData;
  return <NotLoadedMessage {...data.notLoaded} path={pathname + search + hash} />;
}
