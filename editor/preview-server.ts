/**
 * Runs the development server of the site as a separate process. `preview-process.ts` starts and ends it. Usage:
 * `preview-server.ts <origin of the editor>`
 */
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { createServer, type Plugin } from 'vite';
import { reportClicks } from './preview-clicks.ts';

process.env.NODE_ENV = 'development';
const [editor = ''] = process.argv.slice(2);

/** Adds the script that reports clicks. It is at the start of the head, so that it runs before anything is shown. */
const clicks: Plugin = {
  name: 'preview-clicks',
  transformIndexHtml: () => [
    { tag: 'script', children: `(${reportClicks})(${JSON.stringify(editor)})`, injectTo: 'head-prepend' },
  ],
};

/**
 * Serves pictures that were uploaded after the start. Without its watcher, Vite serves only files that were in `public`
 * at its start.
 */
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
    // No watcher is needed, because the editor sends a message when files have changed. It sends none while a mistake
    // prevents the preview from showing them, so the preview keeps showing the previous pages.
    watch: null,
    // Only the editor may show the preview in a frame. Other sites could otherwise trick the owner into clicking in it.
    headers: { 'content-security-policy': `frame-ancestors ${editor}` },
  },
});
// The editor has ended, so this process ends too.
process.on('disconnect', () => process.exit());
await server.listen();

const site = server.config.plugins.find(({ name }) => name === 'development-site')?.api;
let loaded: Promise<void> = site.load();
await loaded;
/** Any message from the editor means that files have changed. */
process.on('message', () => {
  loaded = loaded.then(() => site.load()).catch((error: Error) => console.error(error.message));
});
process.send?.(server.resolvedUrls?.local[0]?.replace(/\/$/, ''));
