import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const foreign = /(^|\/)(node_modules|\.[\w-]+|test-results)(\/|$)/;
const all = globSync('**/*', { exclude: (name) => foreign.test(name) })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.startsWith('build/'));
const markdownFiles = all.filter((path) => path.endsWith('.md'));

const endings =
  'ts tsx js mjs css html json yaml yml md sh conf service socket webp avif jpg jpeg png svg mp4 webm woff2 xml txt';
const looksLikeFile = new RegExp(`^(?!/|\\.\\w+$)[\\w./*{},@-]*(\\.(${endings.replaceAll(' ', '|')})|\\w/)$`);

/**
 * Names in the docs that are not files of the project: generated files, files on a server, and a package whose name
 * looks like a file.
 */
const notInTheFolder = [
  /^(build|data)\//,
  /^server\/leads\.js$/,
  /^(name|404|services\/404)\.html$/,
  /^ipaddr\.js$/,
  /^publish\.yaml$/,
  // This folder exists, but the list of all files leaves out folders whose name starts with a dot.
  /^\.github\//,
];

function namesIn(text: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`|\]\(([^)\s#]+)[^)]*\)/g)].map(([, code, link]) => code ?? link ?? '');
  const words = quoted.flatMap((code) => code.split(' '));
  return words.filter((name) => looksLikeFile.test(name) && !notInTheFolder.some((pattern) => pattern.test(name)));
}

/**
 * Whether a name matches a file or folder. Docs may shorten names: `sqlite.ts` for a file in any folder,
 * `../docs/leads.md` for a relative path.
 */
function isThere(name: string): boolean {
  const wanted = name.replace(/^(\.\.?\/)+/, '').replace(/\/$/, '');
  const pattern = wanted
    .replaceAll('.', '\\.')
    .replaceAll('*', '[^/]*')
    .replaceAll(/\{([^}]+)\}/g, (_, options: string) => `(${options.replaceAll(',', '|')})`);
  return all.some((path) => new RegExp(`(^|/)${pattern}$`).test(path));
}

test.each(markdownFiles)('every file that %s mentions exists', (path) => {
  const missing = namesIn(readFileSync(path, 'utf8')).filter((name) => !isThere(name));
  expect(missing).toEqual([]);
});

test('the guides for owners and the content mention no source file, because owners do not edit code', () => {
  const read = ['docs/owner-checklist.md', 'docs/edit.md', ...globSync('content/**/*.yaml')];
  expect(read.filter((path) => /\.(tsx?|m?js)\b/.test(readFileSync(path, 'utf8')))).toEqual([]);
});

test('the fields in the owner’s checklist exist in the content files', () => {
  const lines = readFileSync('docs/owner-checklist.md', 'utf8').split('\n');
  const places = lines.flatMap((line) => [
    ...line.matchAll(/((?:`content\/[\w/*.-]+`,? ?)+): ((?:`[\w.-]+`(?:, )?)+)/g),
  ]);
  expect(places.length).toBeGreaterThan(10);
  // A field that the owner has left empty is not in the YAML file, only in the model.
  const models = globSync('content/model/*.ts').map((path) => readFileSync(path, 'utf8'));
  const wrong = places.flatMap(([, files = '', fields = '']) => {
    const texts = namesIn(files).flatMap((file) => globSync(file).map((path) => readFileSync(path, 'utf8')));
    const words = [...fields.matchAll(/`([\w.-]+)`/g)].flatMap(([, field = '']) => field.split('.'));
    const has = (word: string) => (text: string) => new RegExp(`(^|\\s)(${word}:|id: ${word}$)`, 'm').test(text);
    return words.filter((word) => !texts.every(has(word)) && !models.some(has(word)));
  });
  expect(wrong).toEqual([]);
});
