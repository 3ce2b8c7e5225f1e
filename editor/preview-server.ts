/**
 * `preview-server.ts <origin of the editor>`: the development server of the site, started and ended by `preview.ts`.
 */
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

const server = await createServer({
  plugins: [clicks],
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
