// Unpacks the CC0 lighting panoramas of @pmndrs/assets (base64 in JS modules) into .cache/hdri/*.exr.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../node_modules/@pmndrs/assets/hdri', import.meta.url));
const target = fileURLToPath(new URL('../.cache/hdri', import.meta.url));
const names = ['studio', 'apartment', 'city', 'sunset', 'dawn', 'lobby', 'sky', 'park'];

mkdirSync(target, { recursive: true });
for (const name of names) {
  const [, base64] = readFileSync(`${source}/${name}.exr.js`, 'utf8').match(/base64,([A-Za-z0-9+/=]+)/);
  writeFileSync(`${target}/${name}.exr`, Buffer.from(base64, 'base64'));
}
console.log(`${names.length} panoramas in ${target}`);
