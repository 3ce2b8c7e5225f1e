/** `npm run edit`: the editor of the content and a live preview of the site, side by side on this machine. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3100' } } });
const page = 'editor/build/index.html';

const lock = 'editor/package-lock.json';
const installed = 'editor/node_modules/.installed.json';
if (!existsSync(installed) || readFileSync(installed, 'utf8') !== readFileSync(lock, 'utf8')) {
  console.log('Installing the editor. This happens once, and when it is updated.');
  execFileSync('npm', ['ci'], { cwd: 'editor', stdio: 'inherit' });
  copyFileSync(lock, installed);
}
if (isOlder(page, globSync(['editor/*.{ts,tsx,html,json}', 'content/*.ts', 'content/model/*.ts']))) {
  console.log('Preparing the editor.');
  execFileSync('npx', ['vite', 'build', '--config', 'editor/vite.config.ts', '--logLevel', 'error'], {
    stdio: 'inherit',
    // Otherwise React's development form is built in wherever the variable says so.
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

process.env.NODE_ENV = 'development';
const { editor } = await import('../editor/plugin.ts');
const server = await createServer({
  plugins: [editor()],
  server: { host: '127.0.0.1', port: Number(values.port), strictPort: true },
});
try {
  await server.listen();
} catch (error) {
  if (!/already in use/.test(String(error))) throw error;
  console.error(
    `Port ${values.port} is taken, perhaps by an editor in another terminal. End that one, or choose another port: npm run edit -- --port ${Number(values.port) + 1}`,
  );
  process.exit(1);
}
console.log(`Open http://127.0.0.1:${values.port}/edit in a browser. Ctrl+C ends the editor.`);

function isOlder(file: string, sources: readonly string[]): boolean {
  const made = existsSync(file) ? statSync(file).mtimeMs : 0;
  return sources.some((source) => statSync(source).mtimeMs > made);
}
