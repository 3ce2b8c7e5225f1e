import { useEffect } from 'react';
import { useLocation, useRouteError, useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';
import { NotLoadedMessage } from './not-loaded-message.tsx';

/**
 * Both layouts show it when the data of a page does not come. Not the root: an error there would build the document
 * anew, and without its styles.
 */
export function NotLoaded() {
  const { pathname } = useLocation();
  const data = useRouteLoaderData<typeof loader>('root');
  const error = useRouteError();
  const isUnknownService = pathname.startsWith('/services/') && !isNetworkError(error);

  // The host has answered, but not with a service: loaded whole, the address leads to the first one (spec §2, §8).
  useEffect(() => {
    if (isUnknownService) location.replace(pathname);
  }, [isUnknownService, pathname]);

  return data && !isUnknownService && <NotLoadedMessage {...data.notLoaded} path={pathname} />;
}

/** `fetch` rejects with a TypeError when no answer came (Fetch standard). */
function isNetworkError(error: unknown): boolean {
  return error instanceof TypeError;
}
