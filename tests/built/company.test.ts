import { expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { notFoundPath } from '#content/paths.ts';
import { all, hrefOf, hrefs, named, one, pageAt, textOf, texts } from './built-pages.ts';

const main = (path: string) => one(pageAt(path), 'main');

const communities = ['Dubai Hills', 'Palm Jumeirah', 'Arabian Ranches', 'The Greens', 'Jumeirah Park', 'The Springs'];

test('C005 C201 C204 the company, and the group that it belongs to', () => {
  expect(textOf(one(main('/about'), 'h1')).length).toBeGreaterThan(10);
  expect(textOf(main('/about'))).toContain(`We belong to ${business.groupName}, a real estate group.`);
});

test.each([
  ['C189', '7 days a week'],
  ['C189', 'hotline is open 24/7, 365 days a year'],
  ['C190', 'over 10 years of average experience'],
  ['C191', 'air conditioning jobs completed6K+'],
  ['C191', 'electrical jobs completed3K+'],
  ['C192', '30-day service warranty'],
  ['C193', 'First-time fix guarantee'],
  ['C193', 'the repeat visit is free'],
  ['C194', 'Same-day service'],
  ['C194', 'Transparent upfront pricing'],
  ['C195', '5-year weatherproof warranty'],
  ['C195', 'fades, cracks or peels'],
])('%s About claims: %s', (_row, claim) => {
  expect(textOf(main('/about'))).toContain(claim);
});

test.each(['/about', '/faqs', '/terms-and-conditions', '/services/plumbing'])(
  'A12 A14 %s makes no claim that belongs to another page',
  (path) => expect(textOf(main(path))).not.toMatch(/15 minutes|8 out of 10|2000\+/),
);

test.each(['/', '/about'])('C200 A56 %s names the six communities', (path) => {
  expect(texts(named(main(path), 'section', 'Where we work'), 'li')).toEqual(communities);
});

test('C202 phone and e-mail are links in running text', () => {
  expect(hrefOf(main('/terms-and-conditions'), business.phone.display)).toBe(`tel:${business.phone.dial}`);
  expect(hrefOf(main('/terms-and-conditions'), business.email)).toBe(`mailto:${business.email}`);
});

test('C008 C204 A57 terms: every section, in the list beside it', () => {
  expect(textOf(one(main('/terms-and-conditions'), 'h1'))).toBe('Terms and Conditions');
  const contents = named(main('/terms-and-conditions'), 'nav', 'On this page');
  const sections = all(main('/terms-and-conditions'), 'h2').filter((heading) => !contents.contains(heading));
  const listed = hrefs(contents).map((href) => one(main('/terms-and-conditions'), href));
  expect(listed.length).toBeGreaterThan(5);
  expect(sections.map(textOf)).toEqual(listed.map((section) => textOf(one(section, 'h2'))));
});

test('C009 C203 C204 A51 privacy: the date of the specification, and what this site does', () => {
  expect(textOf(one(main('/privacy-policy'), 'h1'))).toBe('Privacy Policy');
  expect(textOf(main('/privacy-policy'))).toContain('Last updated June 13, 2025');
  expect(textOf(main('/privacy-policy'))).toMatch(/no cookies/i);
});

test('C010 C036 C205 not found: a large 404, what it means, and a way back', () => {
  expect(textOf(one(main(notFoundPath), 'h1'))).toBe('Page Not Found');
  expect(texts(main(notFoundPath), 'p')).toContain('404');
  expect(textOf(main(notFoundPath))).toContain('does not exist or has been removed');
  expect(hrefOf(main(notFoundPath), 'Take me back')).toBe('/');
});
