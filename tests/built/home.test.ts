import { expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { homeEntries } from '#content/home-entries.ts';
import { formatTime } from '#content/hours.ts';
import { texts } from '#content/texts.ts';
import { all, findByName, hrefOf, hrefs, normalize, one, pageAt, textOf, textsIn } from './built-pages.ts';

const main = () => one(pageAt('/'), 'main');

const { hero, about, services, callToAction } = texts.home;
const section = (heading: string) => findByName(main(), 'section', normalize(heading));

test('C041 the row of texts.clients.clients has three pictures and a plus sign', () => {
  const row = one(main(), 'p', hero.clientsLabel).parentElement as Element;
  const pictures = all(row, 'img, [role="img"]');
  expect(texts.clients.clients).toHaveLength(3);
  expect(pictures).toHaveLength(texts.clients.clients.length + 1);
  expect(textOf(pictures.at(-1))).toBe('+');
});

test('urgent links come before the picture, and the prerendered text names no opening hour', () => {
  const urgent = all(section(hero.heading), 'ul').find((list) =>
    textOf(list).includes(business.phone.display),
  ) as Element;
  expect(hrefOf(urgent, business.phone.display)).toBe(`tel:${business.phone.dial}`);
  expect(hrefs(urgent)).toContain('/services/ac-maintenance');
  expect(textOf(urgent)).toContain(normalize(texts.home.openNow.always));
  for (const { opens, closes } of Object.values(business.hours).flat())
    for (const time of [opens, closes]) expect(textOf(urgent)).not.toContain(formatTime(time));
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

test('C061 the list has at least eight entries with their badge and link, that of air conditioning also leads to repair, and its index links to each', () => {
  const list = section(services.heading);
  expect(homeEntries.length, 'C047').toBeGreaterThanOrEqual(8);
  const articles = all(list, 'article');
  const shown = articles.map((entry) => [textsIn(entry, 'h3')[0], textsIn(entry, 'span')[0], hrefs(entry)[0]]);
  expect(hrefs(articles[0] ?? main()), 'the second link').toContain('/services/ac-maintenance');
  expect(shown).toEqual(homeEntries.map(({ title, badge, href }) => [normalize(title), badge, href]));
  const links = all(findByName(list, 'nav', normalize(services.index)), 'a');
  expect(links.map(textOf)).toEqual(textsIn(list, 'h3'));
  const entries = links.map((link) => one(list, `li[id="${link.getAttribute('href')?.slice(1)}"]`));
  expect(entries.map((entry) => textOf(one(entry, 'h3')))).toEqual(links.map(textOf));
});
