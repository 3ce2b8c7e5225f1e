import { describe, expect, test } from 'vitest';
import { landings } from '#content/landings/index.ts';
import { privacyMeta } from '#content/legal/privacy.ts';
import { termsMeta } from '#content/legal/terms.ts';
import { offers } from '#content/offers.ts';
import { aboutPage } from '#content/pages/about.ts';
import { agreementPage } from '#content/pages/agreement.ts';
import { contactPage } from '#content/pages/contact.ts';
import { faqsPage } from '#content/pages/faqs.ts';
import { homePage } from '#content/pages/home.ts';
import { notFoundPage } from '#content/pages/not-found.ts';
import { pagePaths } from '#content/paths.ts';
import { services } from '#content/services/index.ts';
import { pictureTexts, printedTexts } from './printed-texts.ts';

const innerPages = [
  ...services.map(({ meta }) => meta),
  agreementPage.meta,
  aboutPage.meta,
  faqsPage.meta,
  contactPage.meta,
  termsMeta,
  privacyMeta,
  ...landings.map(({ meta }) => meta),
];

const metas = [homePage, ...innerPages, notFoundPage.meta];

/** Texts in which something is wrong, with the place, so that a failure says where to go. */
function wrong(pattern: RegExp) {
  return printedTexts()
    .filter(({ exact }) => pattern.test(exact))
    .map(({ where, exact }) => `${where}: ${exact}`);
}

describe('what search engines show', () => {
  test('C029 every page has a description of its own', () => {
    expect(metas).toHaveLength(pagePaths.length + 1);
    expect(new Set(metas.map(({ description }) => description)).size).toBe(metas.length);
  });

  test('C029 descriptions have 70 to 160 characters', () => {
    const lengths = metas.filter(({ description }) => description.length < 70 || description.length > 160);
    expect(lengths).toEqual([]);
  });

  test('C034 titles are unique and have 10 to 45 characters', () => {
    const titles = innerPages.map(({ title }) => title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles.filter((title) => title.length < 10 || title.length > 45)).toEqual([]);
  });
});

describe('pictures', () => {
  test('N15 every alternative text has 20 to 140 characters', () => {
    expect(pictureTexts().length).toBeGreaterThan(40);
    expect(pictureTexts().filter(({ alt }) => alt.length < 20 || alt.length > 140)).toEqual([]);
  });

  test('N15 none says that it is a picture, or that it is still to be written', () => {
    expect(pictureTexts().filter(({ alt }) => /\b(picture|image|photo) of\b|to be written/i.test(alt))).toEqual([]);
  });
});

describe('what is left over', () => {
  test('N15 no text is empty', () => {
    expect(wrong(/^\s*$/)).toEqual([]);
  });

  test('C202 no placeholder brace, filler text or open note', () => {
    // The clock fills in the time and the day.
    expect(wrong(/\{(?!time\}|day\})|(?<!\{time|\{day)\}|lorem|ipsum|\bTODO\b|\bTBD\b|to be written/i)).toEqual([]);
  });
});

describe('typography', () => {
  test('quotation marks and apostrophes are curly', () => {
    expect(wrong(/["]|'/)).toEqual([]);
  });

  test('ranges of numbers have an en dash', () => {
    expect(wrong(/\d\s?-\s?\d/)).toEqual([]);
  });

  test('no spaces at the ends, and none doubled', () => {
    expect(wrong(/^ | $| {2}/)).toEqual([]);
  });

  test('a unit stays with its number', () => {
    const breakable = wrong(/AED \d|\d (°C|V\b|Hz\b)/).filter((text) => !text.endsWith(offers.ac?.text ?? ''));
    const banner = breakable.filter((text) => !text.includes('Get 100 AED OFF'));
    expect(banner).toEqual([]);
  });

  test('spelling is British', () => {
    expect(
      wrong(
        /\b(color|center|gray|odor|organiz|apologiz|mold\b|fiberglass|meters?\b|liters?\b|tires?\b|favorite)/i,
      ).filter((text) => !/the meter|a test meter|a meter|meter (shows|room|with)/.test(text)),
    ).toEqual([]);
  });
});
