import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = globSync('site/**/*.module.css').map((path) => ({ path, css: readFileSync(path, 'utf8') }));
const notInherited = new Set(
  sheets.flatMap(({ css }) =>
    [...css.matchAll(/@property (--[\w-]+) \{[^}]*inherits: false;[^}]*\}/g)].map(([, name]) => name),
  ),
);

const sources = globSync('{site/**/*.{css,ts,tsx},server/**/*.html}').map((path) => readFileSync(path, 'utf8'));

function namesIn(pattern: RegExp): Set<string> {
  return new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
}

/** Custom properties that are set in a rule, in a style attribute or by a call of `setProperty`. */
const set = namesIn(/(?<!var\()(--[\w-]+)['"\]]*[:,]/g);
const used = namesIn(/var\((--[\w-]+)/g);

test('every custom property that is used is set', () => {
  expect([...used.difference(set)]).toEqual([]);
});

test('no CSS module sets an inherited custom property that another module reads', () => {
  const leaks = sheets.flatMap(({ path, css }) =>
    [...css.matchAll(/^\s*(--[\w-]+):/gm)]
      .map(([, name]) => name ?? '')
      .filter((name) => !notInherited.has(name))
      .filter((name) => sheets.some((other) => other.path !== path && other.css.includes(`var(${name}`)))
      .map((name) => `${path} sets ${name}`),
  );
  expect(leaks).toEqual([]);
});
