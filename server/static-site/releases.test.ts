import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
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

// Windows cannot rename over a junction, so readers there miss the link for a moment. Servers run Linux.
test.skipIf(process.platform === 'win32')('a file can always be read while the current release switches', async () => {
  makeCurrent('2026-11-01-080000', folder);
  const code = `
    const { readFileSync } = require('node:fs');
    const { workerData, parentPort } = require('node:worker_threads');
    let reads = 0;
    parentPort.once('message', () => { parentPort.postMessage(reads); isOver = true; });
    let isOver = false;
    const read = () => {
      for (let i = 0; i < 100; i += 1, reads += 1) readFileSync(workerData);
      if (!isOver) setImmediate(read);
    };
    read();
    parentPort.postMessage('reads');`;
  const reader = new Worker(code, { eval: true, workerData: join(folder, 'current/client/release.txt') });
  const failed = new Promise<never>((_, reject) => reader.once('error', reject));
  const message = () => Promise.race([failed, new Promise((resolve) => reader.once('message', resolve))]);
  await message();
  for (let round = 0; round < 3000; round += 1) makeCurrent(names[round % 2] ?? '', folder);
  reader.postMessage('end');
  expect(await message()).toBeGreaterThan(100);
  await reader.terminate();
});
