import { globSync, readFileSync } from 'node:fs';
import { dirname, join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';

const data = ['content/**', 'contract/**'];
const basics = [...data, 'site/design/**', 'site/browser/**'];
const parts = [...basics, 'site/company/**', 'site/media/**'];
const page = [...parts, 'site/sections/**', 'site/features/**', 'site/seo/**', 'site/document/**', 'site/*'];

/**
 * For the files of each folder, the other files of the project that they may import. The first matching line applies.
 */
const allowed: readonly (readonly [folder: string, imports: readonly string[]])[] = [
  ['contract', []],
  ['content', ['contract/**']],
  ['server', data],
  ['site/browser', data],
  ['site/design', ['contract/text.ts']],
  ['site/company', basics],
  ['site/media', basics],
  ['site/document', [...data, 'site/browser/**']],
  ['site/seo', [...data, 'site/document/**']],
  ['site/sections', parts],
  ['site/features/notifications', parts],
  ['site/features/*', [...parts, 'site/features/notifications/**']],
  ['site/layouts', [...page, 'site/pages/*']],
  ['site/pages/*', [...page, 'site/pages/*']],
  ['tests/e2e', [...data, 'tests/**', 'scripts/**', 'playwright.config.ts']],
];

/**
 * Returns the folder of a file that matches a pattern of `allowed`, such as `site/features/faq` for
 * `site/features/*`.
 */
function folderOf(file: string, pattern: string): string {
  return file.split('/').slice(0, pattern.split('/').length).join('/');
}

function wrongImports(file: string): string[] {
  const rule = allowed.find(([folder]) => matchesGlob(file, `${folder}/**`));
  if (!rule) return [];
  const [pattern, imports] = rule;
  const specifiers = readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?'(?<specifier>[.#][^']+)'/g);
  const paths = [...specifiers].map(({ groups }) => pathOf(groups?.specifier ?? '', file));
  const globs = [`${folderOf(file, pattern)}/**`, ...imports];
  return paths.filter((path) => !globs.some((glob) => matchesGlob(path, glob))).map((path) => `${file} → ${path}`);
}

function pathOf(specifier: string, file: string): string {
  return specifier.startsWith('#') ? specifier.slice(1) : join(dirname(file), specifier);
}

test('each part of the project imports only the parts below it', () => {
  const files = globSync('{contract,content,server,site,tests/e2e}/**/*.{ts,tsx}', { exclude: ['**/*.test.*'] });
  expect(files.flatMap(wrongImports)).toEqual([]);
});
