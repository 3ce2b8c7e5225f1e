/** `serve.ts <port>`: the editor and the preview beside it, for `npm run edit`. */
import { createServer } from 'vite';
import { editor } from './plugin.ts';

process.env.NODE_ENV = 'development';
const port = Number(process.argv[2]);
const server = await createServer({
  plugins: [editor()],
  server: { host: '127.0.0.1', port, strictPort: true },
});
try {
  await server.listen();
} catch (error) {
  if (!/already in use/.test(String(error))) throw error;
  console.error(
    `Port ${port} is taken, perhaps by an editor in another terminal. End that one, or choose another port: npm run edit -- --port ${port + 1}`,
  );
  process.exit(1);
}
console.log(`Open http://127.0.0.1:${port}/edit in a browser. Ctrl+C ends the editor.`);
