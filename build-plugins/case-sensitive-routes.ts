import type { Plugin } from 'vite';

const clientRoutes = /\/node_modules\/react-router\/dist\/production\/lib\/dom\/ssr\/routes\.js$/;
const route = /(let dataRoute = \{\s+id: route\.id,\s+index: route\.index,\s+path: route\.path)(\s+\};)/;

/**
 * React Router 8.4 sends a route's `caseSensitive` to the browser, but `createClientRoutes` ignores it there. Without
 * this plugin the server answers `/About` with the not-found page, and hydration then replaces that page by the About
 * page.
 */
export function caseSensitiveRoutes(): Plugin {
  return {
    name: 'case-sensitive-routes',
    transform: {
      filter: { id: clientRoutes },
      handler(code) {
        if (!route.test(code))
          this.error(
            'React Router makes its routes differently now: adapt this plugin, or remove it if /About is not found.',
          );
        return { code: code.replace(route, '$1, caseSensitive: route.caseSensitive$2'), map: null };
      },
    },
  };
}
