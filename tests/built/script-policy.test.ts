import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import { notFoundPath, pagePaths } from '#content/paths.ts';
import { sonnerStyleHashes } from '../../site/features/notifications/sonner-style-hashes.ts';
import { htmlOf } from './built-pages.ts';

/** False for scripts with `src`, which 'self' allows, and for data, to which the policy does not apply. */
const needsHash = (element: Element) =>
  !element.matches('[src], [type="application/ld+json"], [type="application/json"]');

test.each([...pagePaths, notFoundPath])(
  'the policy of %s allows only its inline scripts and styles and those of Sonner',
  (path) => {
    const page = new DOMParser().parseFromString(htmlOf(path), 'text/html');
    const policies = page.querySelectorAll('meta[http-equiv="Content-Security-Policy"]');
    expect(policies).toHaveLength(1);
    const directives = policies[0]?.getAttribute('content')?.split('; ') ?? [];
    const templates = Array.from(page.querySelectorAll('template'), ({ content }) => content);
    const allowed = (selector: string) =>
      [page, ...templates]
        .flatMap((root) => Array.from(root.querySelectorAll(selector)))
        .filter(needsHash)
        .map((element) => `'sha256-${hash('sha256', element.textContent ?? '', 'base64')}'`);
    for (const [directive, elements] of [
      ['script-src', allowed('script')],
      ['style-src', [...allowed('style'), ...sonnerStyleHashes]],
    ] as const) {
      expect(elements.length).toBeGreaterThan(0);
      expect(directives).toContain(`${directive} 'self' ${elements.join(' ')}`);
    }
    expect(directives).toContain(`default-src 'self'`);
    expect(directives).toContain(`base-uri 'none'`);
    // Browsers report this directive as an error in `<meta>`. The server sends it as a header.
    expect(directives.join()).not.toContain('frame-ancestors');
  },
);
