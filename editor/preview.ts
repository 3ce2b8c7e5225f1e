/** `preview.ts <port>`: React Router's development server, started and ended by the editor (`preview-process.ts`). */
import { createServer } from 'vite';

process.env.NODE_ENV = 'development';
const server = await createServer({
  plugins: [
    {
      name: 'without-restart',
      configResolved({ configFileDependencies }) {
        // Vite would start again, and cut off what is loading, whenever it changes something that its configuration imports.
        configFileDependencies.length = 0;
      },
    },
  ],
  server: { host: '127.0.0.1', port: Number(process.argv[2]), strictPort: true },
});
await server.listen();

/** The next page asked for is made of the files as they are now. */
process.on('message', () => {
  const { ssr } = server.environments;
  ssr?.moduleGraph.invalidateAll();
  ssr?.hot.send({ type: 'full-reload' });
  process.send?.('anew');
});
// The editor has ended.
process.on('disconnect', () => process.exit());
process.send?.('ready');
