/**
 * `preview-server.ts <origin of the editor>`: the development server of the site, started and ended by `preview.ts`.
 */
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createServer, type Plugin } from 'vite';
import { reloadSources } from '../build-plugins/development-site.ts';
import { reportClicks } from './preview-clicks.ts';

process.env.NODE_ENV = 'development';
const [editor = ''] = process.argv.slice(2);

/**
 * Adds the script that reports clicks, as a classic script at the start of the document: it runs before anything is
 * shown.
 */
const clicks: Plugin = {
  name: 'preview-clicks',
  transformIndexHtml: () => [
    { tag: 'script', children: `(${reportClicks})(${JSON.stringify(editor)})`, injectTo: 'head-prepend' },
  ],
};

/** Serves uploaded pictures too. Without its watcher, Vite serves only the files that were in `public` at its start. */
const pictures: Plugin = {
  name: 'preview-pictures',
  configureServer({ middlewares }) {
    const site = new Hono().get('*', serveStatic({ root: 'public/images' }));
    middlewares.use('/images', getRequestListener(site.fetch));
  },
};

const server = await createServer({
  plugins: [clicks, pictures],
  server: {
    host: '127.0.0.1',
    port: 0,
    // The editor sends a message when the files have to be read again. While they have mistakes, the preview shows the
    // earlier pages.
    watch: null,
    // No other page may show the preview in a frame, so that it cannot steal clicks.
    headers: { 'content-security-policy': `frame-ancestors ${editor}` },
  },
});
await server.listen();

let updated: Promise<unknown> = Promise.resolve();
/** On any message: forgets all modules, so that the next page is made from the current files. */
process.on('message', () => {
  updated = updated.then(() => reloadSources(server)).catch((error: Error) => console.error(error.message));
});
// The connection closes when the editor ends.
process.on('disconnect', () => process.exit());
process.send?.(server.resolvedUrls?.local[0]?.replace(/\/$/, ''));
