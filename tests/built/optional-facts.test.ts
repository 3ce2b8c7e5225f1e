import { expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import { periodOf } from '#content/periods.ts';
import { texts } from '#content/texts.ts';
import { all, normalize, one, pageAt, textOf } from './built-pages.ts';

/**
 * The owner may leave these facts empty, so each test allows for a missing value. The project `edited` runs these tests
 * with all of them filled in.
 */
test('licence, insurance and tax number are in the footer if they are filled in, and no label is shown without one', () => {
  const footer = textOf(one(pageAt('/about'), 'footer'));
  for (const [label, value] of [
    ['Trade licence', business.licence],
    ['Insurance', business.insurance],
    ['Tax registration number', business.taxNumber],
  ])
    expect(footer.includes(`${label}:`)).toBe(value !== undefined && footer.includes(value));
});

test('who enters the home is a paragraph of the about page if the sentence is filled in', () => {
  const about = one(pageAt('/about'), 'main');
  if (business.technicians) expect(textOf(about)).toContain(normalize(business.technicians));
  expect(all(about, 'p').filter((paragraph) => textOf(paragraph) === '')).toEqual([]);
});

test('a rating of a landing page is a link to its profile, with the number of reviews, if the profile is filled in', () => {
  for (const { slug, trust } of landings) {
    const profiles = trust.flatMap(({ profile }) => profile ?? []);
    const links = all(one(pageAt(`/${slug}`), 'main'), 'a[href^="https:"]:not([href*="wa.me"])');
    expect(links.map((link) => [link.getAttribute('href'), textOf(link)])).toEqual(
      profiles.map(({ address, reviews, date }) => [address, `${reviews} ${texts.landingTexts.reviews}, ${date}`]),
    );
  }
});

test('every page begins with the notices that are filled in, hidden before their first day', () => {
  for (const path of ['/', '/painting-services'])
    expect(all(pageAt(path), '[role="note"]').map((note) => [textOf(note), note.hidden])).toEqual(
      texts.notices.notices.map(({ text, ...days }) => [normalize(text), periodOf(days).from !== undefined]),
    );
});
