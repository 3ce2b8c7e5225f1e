import { type ComponentType, memo } from 'react';
import { type NonIndexRouteObject, type RouteObject, redirectDocument, useLoaderData } from 'react-router';
import { pageTable } from '#content/page-table.ts';
import { pageData } from './document/page-data.ts';
import { NotLoaded } from './layouts/not-loaded.tsx';
import type { PageAddress } from './pages/page-address.ts';
import { Root } from './root.tsx';
import type { RootData } from './root-data.ts';

type View = ComponentType<{ loaderData: unknown }>;

/** The modules that show pages and layouts, by their path below `site/`. The design page is for development only. */
const views = {
  ...import.meta.glob<{ default: View }>([
    './layouts/*-layout.tsx',
    './pages/*/*-route.tsx',
    '!./pages/design/design-route.tsx',
  ]),
  ...(import.meta.env.DEV && import.meta.glob<{ default: View }>('./pages/design/design-route.tsx')),
};

/** The modules that return the data of a view. Only the build calls them; browsers do not load them. */
const data = import.meta.env.SSR
  ? import.meta.glob<{ default: (address: PageAddress) => unknown }>([
      './layouts/*-layout-data.ts',
      './pages/*/*-data.ts',
    ])
  : undefined;

/** Loads the component of a route, from `file` below `site/`. */
export type RouteHandle = { loadView: () => Promise<void>; file: string };

/**
 * Every address of the site (spec §2). Addresses are case-sensitive, as they are for the server. The landing pages are
 * content, so their addresses are not part of the scripts: the data of the root route contains them.
 */
export function siteRoutes(root: RootData): RouteObject[] {
  return [
    {
      id: 'root',
      loader: () => root,
      shouldRevalidate: () => false,
      Component: Root,
      children: [
        {
          ...layout('main'),
          // Not loaded again, because all pages of a layout have the same header and footer.
          shouldRevalidate: () => false,
          children: [
            page('/', 'home/home'),
            // One route for all services, so that the table does not grow. Without a slug it redirects.
            page('/services/:slug?', 'service/service'),
            page('/services/maintenance-packages', 'agreement/agreement'),
            ...Object.entries(pageTable).map(([path, name]) => page(path, name)),
            ...(import.meta.env.DEV ? [page('/design', 'design/design')] : []),
            page('*', 'not-found/not-found'),
          ],
        },
        {
          ...layout('landing'),
          children: root.landings.map(({ slug, hasQuoteForm }) =>
            page(`/${slug}`, hasQuoteForm ? 'landing/landing-with-form' : 'landing/landing'),
          ),
        },
      ],
    },
  ];
}

function layout(name: string): NonIndexRouteObject {
  return { ...route(name, `layouts/${name}-layout.tsx`, `layouts/${name}-layout-data.ts`), ErrorBoundary: NotLoaded };
}

function page(path: string, name: string): NonIndexRouteObject {
  return { ...route(path, `pages/${name}-route.tsx`, `pages/${name}-data.ts`), path, caseSensitive: true };
}

/**
 * Loads the view in the loader instead of the router's `lazy`, which would keep a failed import after the network is
 * back. Memoised by data, because the router renders all routes when a navigation starts.
 */
function route(id: string, file: string, dataFile: string): NonIndexRouteObject {
  const importView = views[`./${file}`];
  if (!importView)
    throw new Error(`There is no module site/${file}. Check its name in site/routes.tsx and content/page-table.ts.`);
  let View: View;
  const loadView = async () => {
    View ??= memo((await importView()).default);
  };
  return {
    id,
    handle: { loadView, file } satisfies RouteHandle,
    async loader({ url }) {
      const [found] = await Promise.all([
        data ? (data[`./${dataFile}`]?.().then(({ default: load }) => load({ url })) ?? {}) : fetchedData(url, id),
        loadView(),
      ]);
      return found;
    },
    Component: () => <View loaderData={useLoaderData()} />,
  };
}

async function fetchedData(url: URL, id: string): Promise<unknown> {
  const all = await pageData(url.pathname);
  // The browser loads the page in full.
  if (!all) throw redirectDocument(url.pathname + url.search + url.hash);
  return all[id];
}
