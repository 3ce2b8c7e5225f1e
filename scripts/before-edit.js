// Plain JavaScript: without the packages, Node may be one that cannot read TypeScript.
import { existsSync } from 'node:fs';

if (!existsSync('node_modules/yaml')) {
  console.error(
    'The packages are not there yet. Type “npm ci” once, wait until it is done, then “npm run edit” again.',
  );
  process.exit(1);
}
