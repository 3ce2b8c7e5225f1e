import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('site/**/*.module.css').map((path) => ({ path, css: readFileSync(path, 'utf8') }));
const notInherited = new Set(
  sheets.flatMap(({ css }) =>
    [...css.matchAll(/@property (--[\w-]+) \{[^}]*inherits: false;[^}]*\}/g)].map(([, name]) => name),
  ),
);

test('no component sets a property that components nested in it inherit and use', () => {
  const leaks = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/^\s*(--[\w-]+):/gm)]
      .map(([, name]) => name ?? '')
      .filter((name) => !notInherited.has(name))
      .filter((name) => sheets.some((other) => other.path !== path && other.css.includes(`var(${name}`)))
      .map((name) => `${path} sets ${name}`),
  );
  expect(leaks).toEqual([]);
});
