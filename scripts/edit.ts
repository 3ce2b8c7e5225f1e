/** `npm run edit`: the editor of the content and a live preview of the site, side by side on this machine. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { npm } from './platform.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '3100' } } });
const page = 'editor/build/index.html';

const lock = 'editor/package-lock.json';
const installed = 'editor/node_modules/.installed.json';
if (!existsSync(installed) || readFileSync(installed, 'utf8') !== readFileSync(lock, 'utf8')) {
  console.log('Installing the editor. This happens once, and when it is updated.');
  const { program, args, shell } = npm('ci');
  execFileSync(program, args, { cwd: 'editor', shell, stdio: 'inherit' });
  copyFileSync(lock, installed);
}
if (isOlder(page, globSync(['editor/*.{ts,tsx,css,html,json}', 'content/*.ts', 'content/model/*.ts']))) {
  console.log('Preparing the editor.');
  const build = ['node_modules/vite/bin/vite.js', 'build', '--config', 'editor/vite.config.ts', '--logLevel', 'error'];
  execFileSync(process.execPath, build, {
    stdio: 'inherit',
    // Otherwise an owner whose NODE_ENV is `development` would get React's slower development build.
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

const server = spawn(process.execPath, ['editor/serve.ts', values.port], { stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => server.kill(signal));
[process.exitCode] = await once(server, 'exit');

function isOlder(file: string, sources: readonly string[]): boolean {
  const made = existsSync(file) ? statSync(file).mtimeMs : 0;
  return sources.some((source) => statSync(source).mtimeMs > made);
}
