import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { unusedPictures } from './unused.ts';

test('a picture is unused if neither content nor code uses its name; if a file is unreadable, no picture counts as unused', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  try {
    for (const name of ['in-a-text', 'in-the-code', 'only-a-word', 'why-ac-poster', 'img-0042'])
      write(`assets/images/${name}.webp`, '');
    write(
      'content/pages/home.yaml',
      'hero:\n  image:\n    name: in-a-text\n    alt: This is only-a-word of a sentence\n',
    );
    write('site/pages/not-found.tsx', "const image = 'in-the-code';");
    expect(unusedPictures(folder)).toEqual(['img-0042', 'only-a-word']);

    // This file is not valid YAML, so every word in it counts as a possible picture name.
    write('content/clients.yaml', 'clients: [ "img-0042\nalt: - only-a-word\n');
    expect(unusedPictures(folder)).toEqual([]);
    write('content/clients.yaml', 'clients: []');
    expect(unusedPictures(folder)).toEqual(['img-0042', 'only-a-word']);
    // Opening a link to a missing file fails.
    symlinkSync(join(folder, 'not-there'), join(folder, 'content/pages/about.yaml'));
    expect(unusedPictures(folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('every picture of the site is used', () => {
  expect(unusedPictures()).toEqual([]);
});
