import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { notFoundPath, pagePaths } from '#content/paths.ts';
import { all, htmlOf, one, pageAt, targetOf, textOf } from './built-pages.ts';

/** Checks the rules of the HTML standard and the levels of headings, but no rules on style. */
const validator = new HtmlValidate({ extends: ['html-validate:standard'], rules: { 'heading-level': 'error' } });

describe.each([...pagePaths, notFoundPath])('%s', (path) => {
  test('W14 is valid HTML with one main heading, and skips no heading level', async () => {
    const { results } = await validator.validateString(htmlOf(path));
    const complaints = results.flatMap(({ messages }) => messages);
    expect(complaints.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`)).toEqual([]);
  });

  test('G4 every internal link leads to an existing page, and every hash to an element', () => {
    const broken = all(pageAt(path), 'a[href]')
      .map((link) => link.getAttribute('href') ?? '')
      .filter((link) => !/^(tel:|mailto:|https:)/.test(link))
      .filter((link) => {
        if (link.startsWith('#')) return !pageAt(path).getElementById(link.slice(1));
        const { pathname, hash } = new URL(link, 'http://site');
        const target = targetOf(pathname);
        return !target || (hash !== '' && !target.getElementById(hash.slice(1)));
      });
    expect(broken).toEqual([]);
  });

  test('no element has a class that its CSS module does not define', () => {
    expect(all(pageAt(path), '.undefined').map(({ outerHTML }) => outerHTML)).toEqual([]);
  });

  test('V4 pictures have a size, and only the first one loads eagerly', () => {
    const pictures = all(pageAt(path), 'main img');
    for (const picture of pictures)
      for (const attribute of ['width', 'height']) expect(picture.getAttribute(attribute)).not.toBeNull();
    const early = pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy');
    expect(early.length).toBeLessThanOrEqual(1);
    for (const picture of early) {
      expect(picture).toBe(pictures[0]);
      expect(picture.getAttribute('fetchpriority')).toBe('high');
    }
  });

  test('A46 contains no placeholder', () => {
    expect(textOf(pageAt(path).body)).not.toMatch(/[{}]|undefined|\bNaN\b/);
  });
});

test('a stylesheet has the same class names in a project without the others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'classes-'));
  const file = 'site/features/skeleton/skeleton-overlay.module.css';
  cpSync(file, join(folder, file), { recursive: true });
  const script = `
    const { default: config } = await import(${JSON.stringify(pathToFileURL('vite.config.ts'))});
    const { generateScopedName } = config({ command: 'build' }).css.modules;
    console.log(generateScopedName('overlay', '${file}', ${JSON.stringify(readFileSync(file, 'utf8'))}));
  `;
  const name = execFileSync('node', ['--input-type=module', '--eval', script], { cwd: folder, encoding: 'utf8' });
  expect([...one(pageAt('/services/plumbing'), '[data-skeleton]').classList]).toContain(name.trim());
});
