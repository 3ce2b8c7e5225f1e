import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError, useRouteLoaderData } from 'react-router';
import { firstServicePath } from '#content/service-paths.ts';
import type { loader } from '../root.tsx';
import { NotLoadedMessage } from './not-loaded-message.tsx';

/**
 * Both layouts show this if the data of a page cannot be loaded, or the page throws an error. The root does not: after an
 * error there React would render the whole document again, without its styles.
 */
export function NotLoaded() {
  const { pathname, search, hash } = useLocation();
  const path = pathname + search + hash;
  const data = useRouteLoaderData<typeof loader>('root');
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const isUnknownService = isMissing && pathname.startsWith('/services/');

  // Redirects as the server does (spec §2, §8). In the editor's preview the address may belong to a service that is being
  // created.
  useEffect(() => {
    if (isUnknownService) location.replace(import.meta.env.DEV ? pathname : firstServicePath);
  }, [isUnknownService, pathname]);

  // In a tab that is older than every release that is kept, the server no longer has the script of the page, but it has the
  // page: that is loaded in full. Without a network, or with a server that is down, the message and what was typed stay.
  const isScriptMissing = error instanceof Error && error.name === 'MissingScript';
  useEffect(() => {
    if (isScriptMissing)
      fetch(path, { method: 'HEAD' }).then(
        ({ ok }) => ok && location.replace(path),
        () => {},
      );
  }, [isScriptMissing, path]);

  return data && !isUnknownService && <NotLoadedMessage {...data.notLoaded} path={path} />;
}
