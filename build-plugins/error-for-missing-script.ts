import type { Plugin } from 'vite';

const scriptLoader = /\/node_modules\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const reload =
  /\} catch \(error\) \{\s+console\.error\(`Error loading route module.*?return new Promise\(\(\) => \{\}\);\s+\}/s;

/**
 * React Router reloads the open page when it cannot fetch the script of another one, even of a page that it only fetches
 * ahead. A line that drops would then cost what was typed. With this plugin it goes on with a page that throws an error
 * when it is rendered: what is fetched ahead may fail, and after a click the error boundary
 * (`site/layouts/not-loaded.tsx`) knows the error by its name. The router would lose an error that is thrown here, and
 * show nothing.
 */
export function errorForMissingScript(): Plugin {
  return {
    name: 'error-for-missing-script',
    apply: 'build',
    transform: {
      filter: { id: scriptLoader },
      handler(code) {
        if (!reload.test(code)) this.error('React Router handles missing scripts in another way: adapt this plugin.');
        const pageWithError = `} catch (cause) {
          const error = Object.assign(new Error(route.module, { cause }), { name: "MissingScript" });
          return { default() { throw error; } };
        }`;
        return { code: code.replace(reload, () => pageWithError), map: null };
      },
    },
  };
}
