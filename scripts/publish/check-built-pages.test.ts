import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkPages } from './check-built-pages.ts';

let site: string;

beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-'));
});
afterEach(() => rmSync(site, { recursive: true }));

function write(files: Record<string, string>) {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(site, path)), { recursive: true });
    writeFileSync(join(site, path), text);
  }
}

test('accepts pages with valid links, pictures and texts', () => {
  write({
    'index.html': `<title>Home</title><a href="/contact#form">Contact</a><a href="/services/ac-install">AC</a>
      <a href="#top">Top</a><p id="top">Text</p><a href="tel:+971">Call</a><a href="https://example.com/x">Other</a>
      <img src="/images/a.12345678.webp" srcset="/images/a.12345678.webp 1x, /images/b.12345678.webp 2x">
      <script>const a = {name}</script><style>a{color}</style>`,
    'contact/index.html': '<form id="form"></form><a href="/">Home</a><a href="/terms.txt">Terms</a>',
    'images/a.12345678.webp': '',
    'images/b.12345678.webp': '',
    'terms.txt': '',
  });
  expect(checkPages(site)).toEqual([]);
});

test('reports a value in braces, broken links and missing pictures', () => {
  write({
    'index.html': `<title>Call {phone}</title><a href="/servces">Our services</a><a href="#nowhere">More</a>
      <img src="/images/gone.webp" srcset="/images/small.webp 300w">`,
  });
  expect(checkPages(site)).toEqual([
    'The page / shows “{phone}”: write the name of a value that exists, or no braces.',
    'The page / has the link “Our services” to /servces, which does not exist.',
    'The page / has the link “More” to #nowhere, which is not on that page.',
    'The page / needs the file /images/gone.webp, which does not exist: run “npm run images”.',
    'The page / needs the file /images/small.webp, which does not exist: run “npm run images”.',
  ]);
});
