/** `preview.ts <port>`: React Router's development server, started and ended by the editor (`preview-process.ts`). */
import { createServer } from 'vite';

process.env.NODE_ENV = 'development';
const server = await createServer({
  plugins: [
    {
      name: 'without-restart',
      configResolved({ configFileDependencies }) {
        // Vite restarts when a file changes that its configuration imports, which would interrupt a page that is loading.
        configFileDependencies.length = 0;
      },
    },
  ],
  server: { host: '127.0.0.1', port: Number(process.argv[2]), strictPort: true },
});
await server.listen();

/** On any message: forgets all modules, so that the next page is made from the current files. */
process.on('message', () => {
  const { ssr } = server.environments;
  ssr?.moduleGraph.invalidateAll();
  ssr?.hot.send({ type: 'full-reload' });
  process.send?.('anew');
});
// The connection closes when the editor ends.
process.on('disconnect', () => process.exit());
process.send?.('ready');
