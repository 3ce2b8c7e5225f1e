import type { Plugin } from 'vite';

const routerModule = /\/node_modules\/react-router\/dist\/production\/lib\/dom\/ssr\/single-fetch\.js$/;
const end = /(function singleFetchUrl\(.*?)(\treturn url;\n\})/s;

/**
 * The router requests the data of a page at an address that is the same in every release. A tab that was opened before an
 * update would get the data of the new release, which its old scripts cannot read. This plugin adds the version of the
 * scripts to the address, so that the server can answer with the data that belongs to these scripts.
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
