import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { currentRelease, currentSite, makeCurrent } from './releases.ts';

let folder: string;
const names = ['2026-11-01-080000', '2026-11-02-080000'];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'releases-'));
  for (const name of names) {
    mkdirSync(join(folder, 'releases', name, 'client'), { recursive: true });
    writeFileSync(join(folder, 'releases', name, 'client', 'release.txt'), name);
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

test('there is no current release before the first build', () => {
  expect(currentRelease(folder)).toBeUndefined();
  expect(() => currentSite(folder)).toThrow("Run 'npm run build' first");
});

test('the path of a site stays valid when another release becomes current', () => {
  makeCurrent('2026-11-01-080000', folder);
  const site = currentSite(folder);
  makeCurrent('2026-11-02-080000', folder);
  expect(currentRelease(folder)).toBe('2026-11-02-080000');
  expect(readFileSync(join(site, 'release.txt'), 'utf8')).toBe('2026-11-01-080000');
});
