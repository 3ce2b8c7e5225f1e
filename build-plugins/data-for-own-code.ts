import type { Plugin } from 'vite';

const routerModule = /\/node_modules\/react-router\/dist\/production\/lib\/dom\/ssr\/single-fetch\.js$/;
const end = /(function singleFetchUrl\(.*?)(\treturn url;\n\})/s;

/**
 * The router asks for the data of a page at an address that is the same in every release, so a tab from before an update
 * would read the data of a later one with scripts that do not know it. With the version of its scripts in the address, the
 * server can hand it the data that belongs to them.
 */
export function dataForOwnCode(): Plugin {
  return {
    name: 'data-for-own-code',
    apply: 'build',
    transform: {
      filter: { id: routerModule },
      handler(code) {
        if (!end.test(code)) this.error('The router makes the address of page data in another way: adapt this plugin.');
        const added = `\tif (globalThis.__reactRouterManifest) url.searchParams.set("version", __reactRouterManifest.version);\n`;
        return { code: code.replace(end, `$1${added}$2`), map: null };
      },
    },
  };
}
