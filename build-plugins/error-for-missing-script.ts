import type { Plugin } from 'vite';

const scriptLoader = /\/node_modules\/react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/;
const reload =
  /\} catch \(error\) \{\s+console\.error\(`Error loading route module.*?return new Promise\(\(\) => \{\}\);\s+\}/s;

/**
 * React Router reloads the open page when it cannot fetch the script of another one, even of a page that it only fetches
 * ahead. A line that drops would then cost what was typed. With this plugin it throws an error instead: what is fetched
 * ahead may fail, and after a click the error boundary (`site/layouts/not-loaded.tsx`) knows it by its name.
 */
export function errorForMissingScript(): Plugin {
  return {
    name: 'error-for-missing-script',
    apply: 'build',
    transform: {
      filter: { id: scriptLoader },
      handler(code) {
        if (!reload.test(code)) this.error('React Router handles missing scripts in another way: adapt this plugin.');
        const thrown =
          '} catch (cause) {\n\t\tthrow Object.assign(new Error(route.module, { cause }), { name: "MissingScript" });\n\t}';
        return { code: code.replace(reload, () => thrown), map: null };
      },
    },
  };
}
