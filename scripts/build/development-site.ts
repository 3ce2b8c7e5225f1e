import type { IncomingMessage, ServerResponse } from 'node:http';
import { resolve, sep } from 'node:path';
import { isRunnableDevEnvironment, type Plugin, type ViteDevServer } from 'vite';
import { dataAddress } from '../../site/document/data-file.ts';
import type * as Renderer from '../../site/entry.server.tsx';
import { pageDocument } from './document.ts';
import { bundleHeadScript } from './head-script.ts';

/** Page data is computed for each request, so its URL needs no hash. */
const version = 'dev';
const renderer = '/site/entry.server.tsx';
const [dataStart = '', dataEnd = ''] = dataAddress('|', version).split('|');

/**
 * Renders pages and their data for each request, in the same HTML document as the build. Reloads all open pages when a
 * content file changes.
 */
export function developmentSite(): Plugin {
  return {
    name: 'development-site',
    apply: 'serve',
    config: () => ({ appType: 'custom', optimizeDeps: { entries: ['site/entry.client.tsx'] } }),
    configureServer(server) {
      reloadOnContent(server);
      // Vite calls the returned function after it has added its own middleware. This one gets only the other requests.
      return () => {
        server.middlewares.use((request, response, next) => {
          respond(server, request, response).catch((error: Error) => {
            server.ssrFixStacktrace(error);
            next(error);
          });
        });
      };
    },
  };
}

function reloadOnContent(server: ViteDevServer): void {
  const content = resolve(server.config.root, 'content') + sep;
  server.watcher.add(content);
  server.watcher.on('all', (_event, path) => {
    if (resolve(path).startsWith(content) && path.endsWith('.yaml'))
      reloadSources(server).catch((error: Error) => server.config.logger.error(error.message));
  });
}

/** Reloads modules, content and open pages. Throws if the content has mistakes; open pages then do not change. */
export async function reloadSources(server: ViteDevServer): Promise<void> {
  runnerOf(server).clearCache();
  for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
  await runnerOf(server).import(renderer);
  server.environments.client.hot.send({ type: 'full-reload' });
}

function runnerOf({ environments: { ssr } }: ViteDevServer) {
  if (!isRunnableDevEnvironment(ssr))
    throw new Error(
      'Vite cannot run modules in its environment “ssr”, so no page can be rendered. Check vite.config.ts.',
    );
  return ssr.runner;
}

async function respond(server: ViteDevServer, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const isData = pathname.startsWith(dataStart) && pathname.endsWith(dataEnd);
  const path = isData ? pathname.slice(dataStart.length, -dataEnd.length).replace(/^\/index$/, '/') : pathname;
  const site: typeof Renderer = await runnerOf(server).import(renderer);
  const redirect = site.redirectFor(path);
  const send = (status: number, type: string, text: string) => {
    response.removeHeader('Content-Security-Policy');
    for (const [name, value] of Object.entries(server.config.server.headers ?? {}))
      if (value !== undefined) response.setHeader(name, value);
    response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
  };
  if (isData) {
    const file = redirect ? { redirect } : (await site.renderPage(path)).data;
    return send(200, 'application/json', JSON.stringify(file));
  }
  if (redirect) {
    response.writeHead(302, { Location: redirect }).end();
    return undefined;
  }
  const html = await documentOf(server, site, path);
  return send(site.isPage(path) ? 200 : 404, 'text/html; charset=utf-8', await server.transformIndexHtml(path, html));
}

async function documentOf(server: ViteDevServer, site: typeof Renderer, path: string): Promise<string> {
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
