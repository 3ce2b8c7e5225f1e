import { expect, test } from 'vitest';
import { business, communities, hours } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import { notFoundPath, pagePaths } from '#content/paths.ts';
import { agreementPath, servicePath } from '#content/service-paths.ts';
import { services } from '#content/services/index.ts';
import { texts } from '#content/texts.ts';
import { all, findByName, hrefOf, hrefs, normalize, one, pageAt, textOf } from './built-pages.ts';

const main = (path: string) => one(pageAt(path), 'main');

const landingPaths = landings.map(({ slug }) => `/${slug}`);
const emergencyPages = [
  ...services.filter(({ isUrgent }) => isUrgent).map(({ slug }) => servicePath(slug)),
  ...landings.filter(({ isUrgent }) => isUrgent).map(({ slug }) => `/${slug}`),
];
const others = [...pagePaths, notFoundPath].filter((path) => !landingPaths.includes(path));

function withoutQuotations(path: string): string {
  const page = main(path).cloneNode(true) as Element;
  for (const quotation of all(page, 'blockquote')) quotation.remove();
  return textOf(page);
}

test.each([
  ['A12', /8 out of 10|2000\+/, landingPaths],
  ['C191', /6K\+/, others],
  ['C198', /60 seconds/, ['/faqs', '/painting-services']],
  ['A14', new RegExp(`60 seconds(?!: ${normalize(hours.insideSentence)})`), []],
  ['C199', /within \d+ minutes/, []],
  ['C098', /90-minute/, ['/', '/faqs', agreementPath, ...emergencyPages]],
])('%s only the allowed pages contain %s', (_row, claim, places) => {
  const claiming = [...pagePaths, notFoundPath].filter((path) => claim.test(withoutQuotations(path)));
  expect(claiming.filter((path) => !places.includes(path))).toEqual([]);
});

test('pages for an AC that has failed say what to check first', () => {
  const { heading, points } = services.find(({ slug }) => slug === 'ac-maintenance')?.selfChecks ?? {};
  if (!heading || !points) throw new Error('AC maintenance has no checks.');
  const pointing = services.filter(({ pointer }) => pointer?.service === 'ac-maintenance');
  const urgent = landings.filter(({ isUrgent }) => isUrgent);
  for (const path of [...pointing.map(({ slug }) => servicePath(slug)), ...urgent.map(({ slug }) => `/${slug}`)])
    for (const text of [heading, ...points]) expect(textOf(main(path)), path).toContain(normalize(text));
});

test.each(['/', '/about'])('C200 the last block of %s names the communities', (path) => {
  const last = textOf(all(main(path), 'section').at(-1));
  for (const community of communities) expect(last).toContain(normalize(community));
});

test('C202 phone and email are links in the text of the terms', () => {
  expect(hrefOf(main('/terms-and-conditions'), business.phone.display)).toBe(`tel:${business.phone.dial}`);
  expect(hrefOf(main('/terms-and-conditions'), business.email)).toBe(`mailto:${business.email}`);
});

test('C008 the terms list all their sections, with a link to each', () => {
  expect(textOf(one(main('/terms-and-conditions'), 'h1'))).toBe(normalize(texts.terms.heading));
  const contents = findByName(main('/terms-and-conditions'), 'nav', normalize(texts.legalPage.contents));
  const linked = hrefs(contents).map((href) => one(main('/terms-and-conditions'), `${href} h2`));
  expect(linked.map(textOf)).toEqual(texts.terms.sections.map(({ heading }) => normalize(heading)));
});
