import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router';
import { firstServicePath } from '#content/service-paths.ts';
import type { loader } from '../root.tsx';
import { NotLoadedMessage } from './not-loaded-message.tsx';

/**
 * Both layouts show it when the data of a page does not arrive, or the page has a fault. The root does not: after an error
 * there React would render the whole document again, without its styles.
 */
export function NotLoaded() {
  const { pathname } = useLocation();
  const data = useRouteLoaderData<typeof loader>('root');
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isUnknownService = isMissing && pathname.startsWith('/services/');

  // As the server does with such an address (spec §2, §8). The editor's preview waits there for a service that is being made.
  useEffect(() => {
    if (isUnknownService) location.replace(import.meta.env.DEV ? pathname : firstServicePath);
  }, [isUnknownService, pathname]);

  return data && !isUnknownService && <NotLoadedMessage {...data.notLoaded} path={pathname} />;
}
