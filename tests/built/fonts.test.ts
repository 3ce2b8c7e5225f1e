import { expect, test } from 'vitest';
import { pagePaths } from '#content/paths.ts';
import { htmlOf, pageAt, textOf } from './built-pages.ts';

const fontFace = /@font-face\{font-family:(Display|Text);[^}]*?url\(([^)]*)\)[^}]*?unicode-range:([^}]*)\}/g;

const faces = Array.from(htmlOf('/').matchAll(fontFace), ([, , href = '', range = '']) => ({ href, range }));

function holds(range: string, character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return range.split(',').some((part) => {
    const [first = 0, last = first] = part
      .trim()
      .replace('U+', '')
      .split('-')
      .map((digits) => Number.parseInt(digits, 16));
    return first <= code && code <= last;
  });
}

test.each(pagePaths)("the text of %s needs no second Latin file: if it does, run 'npm run fonts'", (path) => {
  const others = faces.filter(({ href }) => /-latin-(?!ext)/.test(href));
  expect(others).toHaveLength(2);
  const printed = new Set(textOf(pageAt(path).body));
  expect([...printed].filter((character) => others.some(({ range }) => holds(range, character)))).toEqual([]);
});

test.each(['ž', 'ş', 'à', '€', '—', '{'])('the fonts contain %s, which an owner may use', (character) => {
  expect(faces.filter(({ range }) => holds(range, character))).toHaveLength(2);
});
