/** Formats content files like the editor does, after they were edited by hand. Part of `npm run fix`. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parse } from 'yaml';
import { formatYaml } from '#content/format.ts';

for (const file of globSync('content/**/*.yaml')) {
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, formatYaml(parse(before), before));
}
