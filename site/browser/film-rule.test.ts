import { expect, test } from 'vitest';
import { lineCarriesFilm } from './film-rule.ts';

test.each([
  ['a browser that tells nothing', undefined, true],
  ['a fast line', { saveData: false, effectiveType: '4g' }, true],
  ['a 3g line', { saveData: false, effectiveType: '3g' }, false],
  ['a slow 2g line', { effectiveType: 'slow-2g' }, false],
  ['a visitor who saves data', { saveData: true, effectiveType: '4g' }, false],
])('%s: %s', (_who, connection, carries) => {
  expect(lineCarriesFilm(connection)).toBe(carries);
});
