/** `preview-server.ts <origin of the editor>`: the development server of the site, started and ended by `preview.ts`. */
import { fileURLToPath } from 'node:url';
import { createServer, type Plugin } from 'vite';
import { readAnew } from '../build-plugins/development-site.ts';

process.env.NODE_ENV = 'development';
const [editor = ''] = process.argv.slice(2);

/** Adds the script that tells the editor what was clicked to the first script of the site. */
const clicks: Plugin = {
  name: 'preview-clicks',
  transform: {
    filter: { id: /\/site\/entry\.client\.tsx$/ },
    handler: (code) =>
      `import ${JSON.stringify(fileURLToPath(new URL('preview-clicks.ts', import.meta.url)))};\n${code}`,
  },
};

const server = await createServer({
  plugins: [
    clicks,
    {
      name: 'without-restart',
      configResolved({ configFileDependencies }) {
        // Vite restarts when a file changes that its configuration imports, which would interrupt a page that is loading.
        configFileDependencies.length = 0;
      },
    },
  ],
  define: { 'import.meta.env.EDITOR_ORIGIN': JSON.stringify(editor) },
  server: {
    host: '127.0.0.1',
    port: 0,
    // No other page may show the preview in a frame, so that it cannot steal clicks.
    headers: { 'content-security-policy': `frame-ancestors ${editor}` },
  },
});
await server.listen();

/** On any message: forgets all modules, so that the next page is made from the current files. */
process.on('message', async () => {
  await readAnew(server).catch((error: Error) => console.error(error.message));
  process.send?.('anew');
});
// The connection closes when the editor ends.
process.on('disconnect', () => process.exit());
process.send?.(server.resolvedUrls?.local[0]?.replace(/\/$/, ''));
