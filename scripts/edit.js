/**
 * `npm run edit`: starts the owner's editor. This file is plain JavaScript, because it must also run in an older Node,
 * before the packages and the right Node are installed.
 */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const installed = 'node_modules/.package-lock.json';
const isWindows = process.platform === 'win32';

if (!existsSync(installed) || arePackagesOutdated()) {
  console.log('Installing what the editor and the site need. This takes a minute or two, once and after an update.');
  // Does not use `npm()` of platform.ts, because an older Node cannot import TypeScript. The log level hides npm's
  // warnings about that Node.
  const npm = { program: 'npm', args: ['ci', '--no-audit', '--no-fund', '--loglevel', 'error'] };
  execFileSync(npm.program, npm.args, { stdio: 'inherit', shell: isWindows });
}

// npm has installed the Node version of this project as a package.
const ownNode = join('node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node');
const node = existsSync(ownNode) ? ownNode : process.execPath;
const page = 'editor/build/index.html';

if (isOlder(page, ['editor/app', 'editor/shared', 'content', 'content/model', 'content/check'])) {
  console.log('Preparing the editor.');
  execFileSync(
    node,
    ['node_modules/vite/bin/vite.js', 'build', '--config', 'editor/vite.config.ts', '--logLevel', 'error'],
    {
      stdio: 'inherit',
      // If the owner's NODE_ENV is `development`, the build would contain the slower development version of React.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
}

const server = spawn(node, ['editor/serve.ts', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => server.kill(signal));
server.on('exit', (status) => {
  process.exitCode = status ?? 0;
});

/** Whether a package is missing or has another version than in the lock file. Optional packages may be missing. */
function arePackagesOutdated() {
  const versionsIn = (file) =>
    Object.entries(JSON.parse(readFileSync(file, 'utf8')).packages).filter(([path]) => path !== '');
  const there = new Map(versionsIn(installed).map(([path, { version }]) => [path, version]));
  return versionsIn('package-lock.json').some(
    ([path, { version, optional }]) => (there.has(path) || !optional) && there.get(path) !== version,
  );
}

function isOlder(file, folders) {
  const made = existsSync(file) ? statSync(file).mtimeMs : 0;
  return folders.some((folder) =>
    readdirSync(folder).some((name) => /\.(tsx?|css|html)$/.test(name) && statSync(join(folder, name)).mtimeMs > made),
  );
}
