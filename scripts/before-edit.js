// Plain JavaScript: this runs before the packages are installed, perhaps with an old Node that cannot run TypeScript.
import { existsSync, readFileSync } from 'node:fs';

const needed = JSON.parse(readFileSync('package.json', 'utf8')).engines.node.replace('>=', '');
const isOlder = process.versions.node.localeCompare(needed, 'en', { numeric: true }) < 0;

if (!existsSync('node_modules/yaml'))
  stop('The packages are not there yet. Type “npm ci” once, wait until it is done, then “npm run edit” again.');
if (isOlder)
  stop(
    `This is Node ${process.versions.node}, and ${needed} or newer is needed. “npm ci” brings it: type that once, then “npm run edit” again. If you read this again, install the newer one from https://nodejs.org.`,
  );

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
