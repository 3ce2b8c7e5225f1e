import { expect, test } from 'vitest';
import { contentSecurityPolicy, hashSource } from './content-security-policy.ts';

const own = { providerOrigin: '' };

test('inline scripts and styles are allowed by their hashes only', () => {
  const policy = contentSecurityPolicy(
    '<style media="print">a{}</style><script type="module">go()</script><script>1</script>',
    own,
  );
  expect(policy).toContain(`script-src 'self' ${hashSource('go()')} ${hashSource('1')};`);
  expect(policy).toContain(`style-src 'self' ${hashSource('a{}')};`);
  expect(policy).not.toMatch(/unsafe/);
});

test('scripts from files and scripts with data need no hash; a greater-than sign in an attribute does not end a tag', () => {
  const html = `<script src="/a.js"></script><script type="application/ld+json">{"a":1}</script><script data-x="a>b">2</script>`;
  expect(contentSecurityPolicy(html, own)).toContain(`script-src 'self' ${hashSource('2')};`);
});

test('deferred scripts in a template are allowed', () => {
  expect(contentSecurityPolicy('<template><script>3</script></template>', own)).toContain(hashSource('3'));
});

test('the provider may be called by scripts and by plain forms', () => {
  const policy = contentSecurityPolicy('', { providerOrigin: 'https://api.example.com' });
  expect(policy).toContain(`connect-src 'self' https://api.example.com;`);
  expect(policy).toContain(`form-action 'self' https://api.example.com;`);
});
