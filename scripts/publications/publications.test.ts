import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { changeSentence } from '../../editor/shared/compare.ts';
import { historyOf } from './history.ts';
import { beginPublication, changesSince, restore, takeBack } from './publications.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const business = 'content/business.yaml';
const plumbing = 'content/services/plumbing.yaml';
const release = '2026-11-22-184045';

function write(folder: string, files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'publications-'));
  folders.push(folder);
  write(folder, {
    [business]: '# the owner’s\nphone: +971 4 000 0000\nprices:\n  acService: 350\n',
    [plumbing]: 'title: Plumbing\nheroImage:\n  name: pipes\n',
    'assets/images/pipes.webp': 'pipes',
    'site/page.tsx': 'code',
  });
  return folder;
}

function publish(folder: string) {
  beginPublication(folder).record(release);
}

const publications = (folder: string) => historyOf(folder).publications();
const lastFiles = (folder: string) => publications(folder)[0]?.files ?? {};
const waiting = (folder: string) => changesSince(lastFiles(folder), folder).map(changeSentence);

describe('the changes of a folder', () => {
  test('one change can be taken back, without the others and without losing comments', () => {
    const folder = newFolder();
    publish(folder);
    write(folder, { [business]: '# mine\nphone: +971 4 111 2233\nprices:\n  acService: 399\n' });
    const [phone] = changesSince(lastFiles(folder), folder);
    expect(takeBack(lastFiles(folder), phone?.id ?? '', folder)).toBe(true);
    expect(readFileSync(join(folder, business), 'utf8')).toBe(
      '# mine\nphone: +971 4 000 0000\nprices:\n  acService: 399\n',
    );
    expect(takeBack(lastFiles(folder), phone?.id ?? '', folder), 'a second time').toBe(false);
  });

  test('a new page, an invalid file and a removed picture can be taken back', () => {
    const folder = newFolder();
    publish(folder);
    write(folder, {
      'content/services/pest-control.yaml': 'title: Pest control\n',
      [business]: 'phone: "+971\n',
      [plumbing]: 'title: Plumbing\nheroImage:\n  name: img-0042\n',
      'assets/images/img-0042.webp': 'img-0042',
    });
    rmSync(join(folder, 'assets/images/pipes.webp'));
    for (const { id } of changesSince(lastFiles(folder), folder)) takeBack(lastFiles(folder), id, folder);
    expect(waiting(folder)).toEqual([]);
    expect(readFileSync(join(folder, business), 'utf8')).toContain('phone: +971 4 000 0000');
    expect(existsSync(join(folder, 'content/services/pest-control.yaml'))).toBe(false);
    expect(readFileSync(join(folder, 'assets/images/pipes.webp'), 'utf8')).toBe('pipes');
  });

  test('restores the content and pictures of an earlier publication', () => {
    const folder = newFolder();
    publish(folder);
    write(folder, {
      [plumbing]: 'title: Plumbing\nheroImage:\n  name: img-0042\n',
      'assets/images/img-0042.webp': 'img-0042',
      'content/services/pest-control.yaml': 'title: Pest control\n',
    });
    rmSync(join(folder, 'assets/images/pipes.webp'));
    publish(folder);
    const [, first] = publications(folder);
    restore(first?.files ?? {}, folder);
    expect(readFileSync(join(folder, plumbing), 'utf8')).toContain('name: pipes');
    expect(readFileSync(join(folder, 'assets/images/pipes.webp'), 'utf8')).toBe('pipes');
    expect(waiting(folder)).toEqual(['Pest control: deleted', 'Plumbing › Large picture: img-0042 → pipes']);
  });

  test('lists a change saved during a build with the next publication', () => {
    const folder = newFolder();
    publish(folder);
    const current = beginPublication(folder);
    write(folder, { [business]: 'phone: +971 4 111 2233\nprices:\n  acService: 350\n' });
    current.record(release);
    expect(waiting(folder)).toEqual(['Company › Phone: +971 4 000 0000 → +971 4 111 2233']);
  });
});

test('keeps the last twenty publications and only the file contents that they need', () => {
  const folder = newFolder();
  vi.useFakeTimers();
  for (let price = 1; price <= 22; price += 1) {
    vi.advanceTimersByTime(1000);
    write(folder, { [business]: `prices:\n  acService: ${price}\n` });
    publish(folder);
  }
  vi.useRealTimers();
  expect(publications(folder)).toHaveLength(20);
  // Twenty versions of the prices, and two files that never changed.
  expect(readdirSync(join(folder, 'data/history/contents'))).toHaveLength(22);
  expect(waiting(folder)).toEqual([]);
});

test('does not restore content that is damaged on the disk', () => {
  const folder = newFolder();
  publish(folder);
  const files = lastFiles(folder);
  writeFileSync(join(folder, 'data/history/contents', files[business] ?? ''), 'damaged');
  write(folder, { [business]: 'phone: +971 4 111 2233\n' });
  expect(() => restore(files, folder)).toThrow('is no longer kept as it was then');
  expect(readFileSync(join(folder, business), 'utf8')).toBe('phone: +971 4 111 2233\n');
});
