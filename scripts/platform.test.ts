import { execFileSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { toPosixPath } from './platform.ts';

/**
 * The owner's commands must work on Windows, macOS and Linux. Tests and benchmarks may require Linux, so they are not
 * checked.
 */
const sources = globSync('{scripts,editor,content,contract,deploy,server}/**/*.{ts,tsx,js}', {
  exclude: ['editor/node_modules/**', 'editor/build/**', 'scripts/platform.ts', '**/*.test.ts'],
});

/** Code that does not work on all systems, and its replacement. */
const refused: [spelling: RegExp, instead: string][] = [
  // Matches a program that is started by name, such as `spawn('npm'` or `promisify(execFile)("git"`. Does not match
  // `pattern.exec('…')`.
  [
    /(?<![.\w])(?:spawn|exec|fork)\w*\)?\(\s*['"`]/,
    'scripts/platform.ts for npm, ssh, tar and git, process.execPath for a script, and node:fs for what a shell does',
  ],
  // Matches the start of a program through a function of another name, such as `run('git', …)`.
  [
    /(?<![.\w])\w+\(\s*['"`](?:npm|npx|git|ssh|scp|rsync|tar|sh|bash|rm|cp|mv|cat|kill|which|ls|sed|grep)['"`]\s*[,)]/,
    'the same',
  ],
  [
    /node_modules\/\.bin/,
    'the script of the package, run by process.execPath: .bin has another kind of file on each system',
  ],
  [/shell: true/, 'a program with a list of arguments'],
  [/import\.meta\.url\)\.pathname/, 'import.meta.dirname or fileURLToPath'],
  [/process\.env\.(?:HOME|TMPDIR|USER)\b/, 'node:os'],
  [/['"`]\/(?:tmp|usr|bin|dev)\//, 'node:os, or a way that has no path'],
];

test.each(refused)('the code of the owner’s commands contains no %s', (spelling, instead) => {
  const found = sources.filter((file) => spelling.test(readFileSync(file, 'utf8')));
  expect(found, `Use ${instead}.`).toEqual([]);
});

test('package scripts work in every shell', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  // `&&` is allowed, because `sh` and `cmd.exe`, in which npm runs scripts, both support it.
  const shellGrammar = /['$`;|<>\\*]|(?:^|&& )(?:exec|env|export|set|rm|cp|mv|mkdir|\w+=)|(?<!&)&(?!&)/;
  const found = Object.entries(scripts).filter(([, script]) => shellGrammar.test(script));
  expect(found).toEqual([]);
});

test('Windows paths are converted to slashes; backslashes in other paths are kept', () => {
  const path = win32.join('client', 'services', 'plumbing', 'index.html');
  expect(path).toContain('\\');
  expect(toPosixPath(path, win32.sep)).toBe('client/services/plumbing/index.html');
  expect(toPosixPath('client/a\\b.html', posix.sep)).toBe('client/a\\b.html');
});

test.skipIf(!existsSync('.git'))('git checks out shell scripts with LF line endings on every system', () => {
  const script = 'deploy/bin/publishing';
  const attributes = execFileSync('git', ['check-attr', 'eol', '--', script], { encoding: 'utf8' });
  expect(attributes.trim()).toBe(`${script}: eol: lf`);
});
