import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { homeEntries } from '#content/home-entries.ts';
import { timeInWords } from '#content/hours.ts';
import { texts } from '#content/texts.ts';
import { all, hrefOf, hrefs, named, normalize, one, pageAt, textOf, textsIn } from './built-pages.ts';

const main = () => one(pageAt('/'), 'main');

const { hero, about, services, callToAction } = texts.home;
const section = (heading: string) => named(main(), 'section', normalize(heading));

test('C041 the row of texts.clients.clients has three pictures and a plus sign', () => {
  const row = one(main(), 'p', hero.clientsLabel).parentElement as Element;
  const pictures = all(row, 'img, [role="img"]');
  expect(texts.clients.clients).toHaveLength(3);
  expect(pictures).toHaveLength(texts.clients.clients.length + 1);
  for (const picture of pictures)
    expect(picture.getAttribute('alt') ?? picture.getAttribute('aria-label')).toBeTruthy();
  expect(textOf(pictures.at(-1))).toBe('+');
});

test('C057 each block below the hero, or each entry in it, has a reveal', () => {
  const [hero, ...blocks] = [...main().children];
  expect(hero?.querySelector('h1')).toBeTruthy();
  const still = blocks.filter((block) => !block.matches('[data-reveal]') && !block.querySelector('[data-reveal]'));
  expect(still.map(textOf)).toEqual([]);
});

test('urgent links come before the picture, and the prerendered text names no opening hour', () => {
  const urgent = all(section(hero.heading), 'ul').find((list) =>
    textOf(list).includes(business.phone.display),
  ) as Element;
  expect(hrefOf(urgent, business.phone.display)).toBe(`tel:${business.phone.dial}`);
  expect(hrefs(urgent)).toContain('/services/ac-maintenance');
  expect(textOf(urgent)).toContain(normalize(texts.home.openNow.always));
  for (const { opens, closes } of Object.values(business.hours).flat())
    for (const time of [opens, closes]) expect(textOf(urgent)).not.toContain(timeInWords(time));
  expect(urgent.compareDocumentPosition(all(section(hero.heading), 'picture')[0] as Element)).toBe(4);
});

test('C037 the page has the four blocks of the specification in order, with the promises in the first', () => {
  const wanted = [hero, about, services, callToAction].map(({ heading }) => normalize(heading));
  expect(textsIn(main(), 'h1, h2')).toEqual(wanted);
  expect(textsIn(section(hero.heading), 'strong')).toEqual(texts.home.promises.map(({ title }) => normalize(title)));
});

test('each block leads on: to the form, to the page about the company and to the phone', () => {
  expect(hrefOf(section(hero.heading), hero.button), 'C040').toBe('/contact');
  expect(hrefOf(section(about.heading), about.button), 'C044').toBe('/about');
  expect(hrefOf(section(callToAction.heading), callToAction.button), 'C060').toBe('/contact');
  expect(hrefOf(section(callToAction.heading), business.phone.display)).toBe(`tel:${business.phone.dial}`);
});

describe('C061 the services list', () => {
  const list = () => section(services.heading);

  test.each(homeEntries)(
    'C050 entry $id shows $title with its picture, badge, description and link',
    ({ id, title, badge, href, description, image }) => {
      const entry = all(list(), 'article')[id - 1] as Element;
      expect(textOf(one(entry, 'h3'))).toBe(normalize(title));
      expect(textsIn(entry, 'span')).toContain(badge);
      expect(one(entry, 'img').getAttribute('alt')).toBe(image.alt);
      expect(textOf(one(entry, 'p'))).toBe(normalize(description));
      expect(hrefOf(entry, normalize(title))).toBe(href);
    },
  );

  test('C047 has at least eight entries, and its index links to each', () => {
    expect(homeEntries.length).toBeGreaterThanOrEqual(8);
    expect(all(list(), 'article')).toHaveLength(homeEntries.length);
    const links = all(named(list(), 'nav', normalize(services.index)), 'a');
    expect(links.map(textOf)).toEqual(textsIn(list(), 'h3'));
    const entries = links.map((link) => one(list(), `li[id="${link.getAttribute('href')?.slice(1)}"]`));
    expect(entries.map((entry) => textOf(one(entry, 'h3')))).toEqual(links.map(textOf));
  });
});
