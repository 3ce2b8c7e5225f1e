import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { notFoundPath, pagePaths } from '#content/paths.ts';
import { currentSite } from '../../server/static-site/releases.ts';
import { one, pageAt } from './built-pages.ts';

/** Tests in a browser check that these hashes are sufficient, because browsers report what the policy blocks. */
test.each([...pagePaths, notFoundPath])('the policy of %s allows inline scripts and styles only by hash', (path) => {
  const policy = one(pageAt(path), 'meta[http-equiv="Content-Security-Policy"]').getAttribute('content') ?? '';
  const directives = policy.split('; ');
  for (const name of ['script-src', 'style-src'])
    expect(directives).toContainEqual(expect.stringMatching(new RegExp(`^${name} 'self'( 'sha256-[\\w+/]+=*')+$`)));
  expect(directives).toContain(`default-src 'self'`);
  expect(directives).toContain(`base-uri 'none'`);
  // Browsers report the directive `frame-ancestors` as an error in `<meta>`. The server sends it as a header.
  expect(policy).not.toContain('frame-ancestors');
});

/** Functions that are missing in some of the browsers of `cssTarget` in vite.config.ts. */
const tooNew =
  /\b(?:URL\.parse|withResolvers|Promise\.try|Array\.fromAsync|RegExp\.escape|Iterator\.\w+|isSubsetOf|symmetricDifference)\b/;

test('the scripts use no function that a supported browser lacks', () => {
  // Without the files that were copied from earlier releases.
  const own = readFileSync(join(currentSite(), '../files.txt'), 'utf8').match(/client\/assets\/.+\.js$/gm) ?? [];
  expect(own.length).toBeGreaterThan(10);
  const used = own.filter((path) => tooNew.test(readFileSync(join(currentSite(), '..', path), 'utf8')));
  expect(used).toEqual([]);
});
