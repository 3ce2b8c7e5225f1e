import { type ComponentType, memo } from 'react';
import { type NonIndexRouteObject, type RouteObject, useLoaderData } from 'react-router';
import { pageData } from './document/page-data.ts';
import { NotLoaded } from './layouts/not-loaded.tsx';
import type { PageAddress } from './pages/page-address.ts';
import { Root } from './root.tsx';

type Module<Value> = () => Promise<{ default: Value }>;

/** `view` shows what `data` returns. The build calls `data`; it is not part of the scripts for the browser. */
type Parts<Data> = {
  view: Module<ComponentType<{ loaderData: Data }>>;
  data: Module<(address: PageAddress) => Data> | false;
};

/** Loads the component of a route. */
export type RouteHandle = { loadView: () => Promise<void>; file: string };

export type LandingRoute = { slug: string; hasQuoteForm: boolean };

/**
 * Every address of the site (spec §2). Addresses are case-sensitive, as they are for the server. The landing pages are
 * content, so their addresses are not part of the scripts: the data of the root route contains them.
 */
export function siteRoutes(landings: readonly LandingRoute[]): RouteObject[] {
  return [
    {
      ...route('root', '', {
        view: async () => ({ default: Root }),
        data: import.meta.env.SSR && (() => import('./root-data.ts')),
      }),
      shouldRevalidate: () => false,
      children: [
        {
          ...route('main', 'layouts/main-layout.tsx', {
            view: () => import('./layouts/main-layout.tsx'),
            data: import.meta.env.SSR && (() => import('./layouts/main-layout-data.ts')),
          }),
          // All its pages have the same header and footer.
          shouldRevalidate: () => false,
          ErrorBoundary: NotLoaded,
          children: [
            page('/', 'pages/home/home.tsx', {
              view: () => import('./pages/home/home.tsx'),
              data: import.meta.env.SSR && (() => import('./pages/home/home-data.ts')),
            }),
            // One route for all services, so that the table does not grow with them. Without a slug it redirects.
            page('services/:slug?', 'pages/service/service.tsx', {
              view: () => import('./pages/service/service.tsx'),
              data: import.meta.env.SSR && (() => import('./pages/service/service-data.ts')),
            }),
            page('services/maintenance-packages', 'pages/agreement/agreement.tsx', {
              view: () => import('./pages/agreement/agreement.tsx'),
              data: import.meta.env.SSR && (() => import('./pages/agreement/agreement-data.ts')),
            }),
            page('about', 'pages/about/about.tsx', {
              view: () => import('./pages/about/about.tsx'),
              data: import.meta.env.SSR && (() => import('./pages/about/about-data.ts')),
            }),
            page('faqs', 'pages/faqs/faqs.tsx', {
              view: () => import('./pages/faqs/faqs.tsx'),
              data: import.meta.env.SSR && (() => import('./pages/faqs/faqs-data.ts')),
            }),
            page('contact', 'pages/contact/contact.tsx', {
              view: () => import('./pages/contact/contact.tsx'),
              data: import.meta.env.SSR && (() => import('./pages/contact/contact-data.ts')),
            }),
            ...['terms-and-conditions', 'privacy-policy'].map((path) =>
              page(path, 'pages/legal/legal.tsx', {
                view: () => import('./pages/legal/legal.tsx'),
                data: import.meta.env.SSR && (() => import('./pages/legal/legal-data.ts')),
              }),
            ),
            ...(import.meta.env.DEV
              ? [
                  page('design', 'pages/design/design.tsx', {
                    view: () => import('./pages/design/design.tsx'),
                    data: import.meta.env.SSR && (async () => ({ default: () => ({}) })),
                  }),
                ]
              : []),
            page('*', 'pages/not-found/not-found.tsx', {
              view: () => import('./pages/not-found/not-found.tsx'),
              data: import.meta.env.SSR && (() => import('./pages/not-found/not-found-data.ts')),
            }),
          ],
        },
        {
          ...route('landing', 'layouts/landing-layout.tsx', {
            view: () => import('./layouts/landing-layout.tsx'),
            data: import.meta.env.SSR && (() => import('./layouts/landing-layout-data.ts')),
          }),
          ErrorBoundary: NotLoaded,
          children: landings.map(({ slug, hasQuoteForm }) =>
            hasQuoteForm
              ? page(slug, 'pages/landing/landing-with-form.tsx', {
                  view: () => import('./pages/landing/landing-with-form.tsx'),
                  data: import.meta.env.SSR && (() => import('./pages/landing/landing-with-form-data.ts')),
                })
              : page(slug, 'pages/landing/landing.tsx', {
                  view: () => import('./pages/landing/landing.tsx'),
                  data: import.meta.env.SSR && (() => import('./pages/landing/landing-data.ts')),
                }),
          ),
        },
      ],
    },
  ];
}

/** `file` is the module of the view below `site/`, for the preloads in the document. */
function page<Data>(path: string, file: string, parts: Parts<Data>): NonIndexRouteObject {
  return { ...route(path, file, parts), path, caseSensitive: true };
}

/**
 * Loads the view in the loader, not by the router's `lazy`: after a script that could not be loaded, the router would keep
 * the failure, and the link would fail again when the network is back. A view renders again only for other data: the
 * router renders all routes as soon as a link is followed, and nothing changes then.
 */
function route<Data>(id: string, file: string, { view, data }: Parts<Data>): NonIndexRouteObject {
  let View: ComponentType<{ loaderData: Data }>;
  const loadView = async () => {
    View ??= memo((await view()).default) as ComponentType<{ loaderData: Data }>;
  };
  return {
    id,
    handle: { loadView, file } satisfies RouteHandle,
    async loader(request) {
      const [found] = await Promise.all([
        data
          ? data().then(({ default: load }) => load(request))
          : pageData(request.url.pathname).then((all) => all[id]),
        loadView(),
      ]);
      return found;
    },
    Component: () => <View loaderData={useLoaderData() as Data} />,
  };
}
