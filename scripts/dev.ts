/**
 * `npm run dev`: the site with hot reload, rendered for each request, and the lead server for the forms. Stores leads
 * in `data/`, like `npm start`.
 */
import { createServer } from 'vite';
import { createLog } from '../server/log.ts';
import { startServer, stopOnSignals } from '../server/start-server.ts';
import { freePort } from './free-port.ts';

process.env.NODE_ENV = 'development';
const log = createLog((line) => process.stdout.write(line));
const vite = await createServer({
  server: { middlewareMode: true, hmr: { port: await freePort() } },
});
const server = await startServer(process.env, log, { site: vite.middlewares });
stopOnSignals(
  {
    async stop() {
      await server.stop();
      await vite.close();
    },
  },
  log,
);
console.log(`The site is at ${server.url}`);
