import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { npm } from './platform.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'before-edit-'));
  mkdirSync(join(folder, 'scripts'));
  for (const file of ['package.json', 'scripts/before-edit.js']) copyFileSync(file, join(folder, file));
});

afterEach(() => rmSync(folder, { recursive: true }));

type Ended = { code: number; stderr: string };

async function ended(running: Promise<{ stderr: string }>): Promise<Ended> {
  return running.then(
    ({ stderr }) => ({ code: 0, stderr }),
    (error: Ended) => error,
  );
}

test('in a folder just copied, “npm run edit” says which command comes first', async () => {
  const { program, args, shell } = npm('run', 'edit');
  // Uses the Node of the machine instead of the project's.
  const PATH = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((one) => !one.includes('node_modules'))
    .join(delimiter);
  const running = promisify(execFile)(program, args, { cwd: folder, shell, env: { ...process.env, PATH } });
  const { code, stderr } = await ended(running);
  expect(code).toBe(1);
  expect(stderr).toContain('Type “npm ci” once');
});

test.each([
  ['20.19.4', 1],
  ['24.2.0', 1],
  ['24.15.0', 0],
  ['26.1.0', 0],
])('with the packages there and Node %s, the command ends with %d', async (version, expected) => {
  mkdirSync(join(folder, 'node_modules/yaml'), { recursive: true });
  const asVersion = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '${version}' } })`;
  const args = ['--import', asVersion, 'scripts/before-edit.js'];
  const { code, stderr } = await ended(promisify(execFile)(process.execPath, args, { cwd: folder }));
  expect(code).toBe(expected);
  if (expected === 1) expect(stderr).toContain(`This is Node ${version}, and 24.15 or newer is needed.`);
  else expect(stderr).toBe('');
});
