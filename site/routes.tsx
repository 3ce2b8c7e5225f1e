import { type ComponentType, memo } from 'react';
import { type NonIndexRouteObject, type RouteObject, redirectDocument, useLoaderData } from 'react-router';
import type { FixedPath } from '#content/paths.ts';
import { loadPageData } from './document/page-data.ts';
import { NotLoaded } from './layouts/not-loaded.tsx';
import type { PageRequest } from './pages/page-request.ts';
import { Root } from './root.tsx';
import type { RootData } from './root-data.ts';

/**
 * The pages with a fixed path. The value is the path of a page's modules in `pages/`, without `-route.tsx` and
 * `-data.ts`.
 */
const fixedPages: Record<FixedPath, string> = {
  '/about': 'about/about',
  '/faqs': 'faqs/faqs',
  '/contact': 'contact/contact',
  '/terms-and-conditions': 'legal/legal',
  '/privacy-policy': 'legal/legal',
};

type View = ComponentType<{ loaderData: unknown }>;

/** The modules of pages and layouts, by path below `site/`. Each exports a component. */
const views = import.meta.glob<{ default: View }>(['./layouts/*-layout.tsx', './pages/*/*-route.tsx']);

/**
 * The modules that return the data of a page or layout. They run on the server side only: in the build and in
 * development. Browsers request the data as a file.
 */
const data = import.meta.env.SSR
  ? import.meta.glob<{ default: (address: PageRequest) => unknown }>([
      './layouts/*-layout-data.ts',
      './pages/*/*-data.ts',
    ])
  : undefined;

/** `loadView` loads the component of a route. `file` is the component's path below `site/`. */
export type RouteHandle = { loadView: () => Promise<void>; file: string };

/**
 * All routes of the site (spec §2). Paths are case-sensitive, as on the server. The paths of landing pages come from
 * content, so the root route's data contains them and the scripts do not.
 */
export function createSiteRoutes(root: RootData): RouteObject[] {
  return [
    {
      id: 'root',
      loader: () => root,
      shouldRevalidate: () => false,
      Component: Root,
      children: [
        {
          ...layout('main'),
          // Does not load the data of the layout again, because all pages of the layout have the same header and
          // footer.
          shouldRevalidate: () => false,
          children: [
            page('/', 'home/home'),
            // Without a slug or with an unknown one, the data file contains a redirect (spec §2).
            page('/services/:slug?', 'service/service'),
            page('/services/maintenance-packages', 'agreement/agreement'),
            ...Object.entries(fixedPages).map(([path, name]) => page(path, name)),
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
 * Returns a route whose loader also loads its component. The router's `lazy` is not used, because it does not retry a
 * failed import. The component is memoised, because the router renders all routes when a navigation starts.
 */
function route(id: string, file: string, dataFile: string): NonIndexRouteObject {
  const importView = views[`./${file}`];
  if (!importView) throw new Error(`No module site/${file}.`);
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
  const all = await loadPageData(url.pathname);
  // The server has no data of this version of the site for the page, so the browser loads the page in full.
  if (!all) throw redirectDocument(url.pathname + url.search + url.hash);
  return all[id];
}
