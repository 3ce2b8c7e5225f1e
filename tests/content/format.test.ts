import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { formatYaml } from '#content/format.ts';

test('content files are formatted as the editor writes them, so that a save changes only the edited lines (npm run fix)', () => {
  const others = globSync('content/**/*.yaml').filter((file) => {
    const text = readFileSync(file, 'utf8');
    return formatYaml(parse(text), text) !== text;
  });
  expect(others).toEqual([]);
});
