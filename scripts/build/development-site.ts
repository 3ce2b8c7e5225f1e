import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import { isRunnableDevEnvironment, normalizePath, type Plugin, type ViteDevServer } from 'vite';
import { dataFileUrl } from '../../site/document/data-file.ts';
import type * as Renderer from '../../site/entry.server.tsx';
import { pageDocument } from './document.ts';
import { bundleHeadScript } from './head-script.ts';

type Site = typeof Renderer;

/** Browsers do not cache the responses of this server, so the URLs of page data need no hash. */
const version = 'dev';
const renderer = '/site/entry.server.tsx';
const [dataStart = '', dataEnd = ''] = dataFileUrl('|', version).split('|');

/**
 * Renders pages and their data in the same HTML document as the build. `load` reads all sources again and renders all
 * pages: if one fails, nothing changes; otherwise they replace the previous ones, and open pages reload. It runs when a
 * content file changes. After a change of source code, each request renders its page.
 */
export function developmentSite(): Plugin<{ load: () => Promise<void> }> {
  let server: ViteDevServer;
  /** Undefined before the first load, and after a change of source code. */
  let loaded: Site | undefined;

  async function load() {
    runnerOf(server).clearCache();
    // Without a watcher, Vite does not notice that this list of pictures has changed.
    const pictures = normalizePath(resolve(server.config.root, 'content/model/image-files.json'));
    for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.onFileChange(pictures);
    const site: Site = await runnerOf(server).import(renderer);
    const pages = await Promise.all(site.pagePaths.map(site.renderPage));
    const notFound = await site.renderPage(site.notFoundPath);
    loaded = { ...site, renderPage: async (wanted) => pages.find(({ path }) => path === wanted) ?? notFound };
    server.environments.client.hot.send({ type: 'full-reload' });
  }

  return {
    name: 'development-site',
    apply: 'serve',
    api: { load },
    config: () => ({ appType: 'custom', optimizeDeps: { entries: ['site/entry.client.tsx'] } }),
    configureServer(created) {
      server = created;
      const content = resolve(server.config.root, 'content') + sep;
      server.watcher.add(content);
      server.watcher.on('all', (_event, path) => {
        if (resolve(path).startsWith(content) && path.endsWith('.yaml'))
          load().catch((error: Error) => server.config.logger.error(error.message));
        else loaded = undefined;
      });
      // Vite calls the returned function after it has added its own middleware, so the middleware added here receives
      // only the requests that Vite does not answer.
      return () => {
        server.middlewares.use(async (request, response, next) => {
          try {
            await respond(server, loaded ?? (await runnerOf(server).import(renderer)), request, response);
          } catch (error) {
            server.ssrFixStacktrace(error as Error);
            next(error);
          }
        });
      };
    },
  };
}

function runnerOf({ environments: { ssr } }: ViteDevServer) {
  if (!isRunnableDevEnvironment(ssr))
    throw new Error(
      'Vite cannot run modules in its environment “ssr”, so no page can be rendered. Check vite.config.ts.',
    );
  return ssr.runner;
}

async function respond(server: ViteDevServer, site: Site, request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const isData = pathname.startsWith(dataStart) && pathname.endsWith(dataEnd);
  const path = isData ? pathname.slice(dataStart.length, -dataEnd.length).replace(/^\/index$/, '/') : pathname;
  const redirect = site.redirectFor(path);
  const send = (status: number, type: string, text: string) => {
    response.removeHeader('Content-Security-Policy');
    for (const [name, value] of Object.entries(server.config.server.headers ?? {}))
      if (value !== undefined) response.setHeader(name, value);
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
  };
  if (isData) {
    const file = redirect ? { redirect } : (await site.renderPage(path)).data;
    send(200, 'application/json', JSON.stringify(file));
  } else if (redirect) response.writeHead(302, { Location: redirect }).end();
  else {
    const html = await server.transformIndexHtml(path, await documentOf(server, site, path));
    send(site.pagePaths.includes(path) ? 200 : 404, 'text/html; charset=utf-8', html);
  }
}

async function documentOf(server: ViteDevServer, site: Site, path: string): Promise<string> {
  const { head, content } = await site.renderPage(path);
  return pageDocument({
    path,
    version,
    head,
    content,
    headScript: await bundleHeadScript(),
    styles: site.leadingStyles + (await stylesOf(server)),
    fonts: site.fonts,
    deferred: { modules: [], scripts: ['/site/entry.client.tsx'], stylesheet: 'data:text/css,' },
    // No content security policy, because Vite inserts scripts and styles.
    policy: '',
  });
}

/** The styles of all modules that the server has loaded so far, so that the page has them before its scripts run. */
async function stylesOf({ environments: { ssr, client } }: ViteDevServer): Promise<string> {
  const urls = Array.from(ssr.moduleGraph.urlToModuleMap.keys()).filter((url) => url.endsWith('.css'));
  const results = await Promise.all(urls.map((url) => client.transformRequest(`${url}?direct`)));
  return results.map((result) => result?.code ?? '').join('\n');
}
