import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeSentence } from '../../editor/shared/compare.ts';
import { history } from './history.ts';
import { beginPublication, changesSince, restorePublication, undoChange } from './publications.ts';

const business = 'content/business.yaml';
const plumbing = 'content/services/plumbing.yaml';
const release = '2026-11-22-184045';

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

const project = process.cwd();

beforeEach(() => {
  process.chdir(mkdtempSync(join(tmpdir(), 'publications-')));
  write({
    [business]: '# the owner’s\nphone: +971 4 000 0000\nprices:\n  acService: 350\n',
    [plumbing]: 'title: Plumbing\nheroImage:\n  name: pipes\n',
    'assets/images/pipes.webp': 'pipes',
    'site/page.tsx': 'code',
  });
});

afterEach(() => {
  const folder = process.cwd();
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

const publish = (name = release) => beginPublication().record(name);
const lastFiles = () => history.publications()[0]?.files ?? {};
const waiting = () => changesSince(lastFiles()).map(changeSentence);

test('content and pictures return to an earlier publication, all together or one change at a time', () => {
  const roofing = 'content/services/roofing.yaml';
  publish();
  write({
    [plumbing]: 'title: Plumbing\nheroImage:\n  name: img-0042\n',
    'assets/images/img-0042.webp': 'img-0042',
    'assets/images/about.webp': 'about',
    'content/services/pest-control.yaml': 'title: Pest control\n',
  });
  rmSync('assets/images/pipes.webp');
  publish('2026-11-23-120000');
  const [, first] = history.publications();
  restorePublication(first?.files ?? {});
  expect(readFileSync(plumbing, 'utf8')).toContain('name: pipes');
  expect(readFileSync('assets/images/pipes.webp', 'utf8')).toBe('pipes');
  expect(waiting()).toEqual(['Pest control: deleted', 'Plumbing › Large picture: img-0042 → pipes']);

  write({ [business]: 'phone: "+971\n', [roofing]: 'title: Roofing\n', 'assets/images/about.webp': 'replaced' });
  rmSync('assets/images/img-0042.webp');
  for (const { id } of changesSince(lastFiles())) undoChange(lastFiles(), id);
  expect(waiting()).toEqual([]);
  expect(existsSync(roofing)).toBe(false);
  expect(readFileSync('assets/images/img-0042.webp', 'utf8')).toBe('img-0042');
  expect(readFileSync('assets/images/about.webp', 'utf8')).toBe('replaced');
});

test('lists a change saved during a build with the next publication', () => {
  publish();
  const current = beginPublication();
  write({ [business]: 'phone: +971 4 111 2233\nprices:\n  acService: 350\n' });
  current.record(release);
  expect(waiting()).toEqual(['Company › Phone: +971 4 000 0000 → +971 4 111 2233']);
});

test('keeps the last twenty publications and only the file contents that they need', () => {
  vi.useFakeTimers();
  for (let price = 1; price <= 22; price += 1) {
    vi.advanceTimersByTime(1000);
    write({ [business]: `prices:\n  acService: ${price}\n` });
    publish(`release-${price}`);
  }
  vi.useRealTimers();
  expect(history.publications()).toHaveLength(20);
  // Twenty versions of the prices, and two files that never changed.
  expect(readdirSync('data/history/contents')).toHaveLength(22);
  expect(waiting()).toEqual([]);
});

test('does not restore content that is damaged on the disk', () => {
  publish();
  const files = lastFiles();
  writeFileSync(join('data/history/contents', files[business] ?? ''), 'damaged');
  write({ [business]: 'phone: +971 4 111 2233\n' });
  expect(() => restorePublication(files)).toThrow('is no longer kept as it was then');
  expect(readFileSync(business, 'utf8')).toBe('phone: +971 4 111 2233\n');
});
