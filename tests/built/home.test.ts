import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { homeEntries } from '#content/home-entries.ts';
import { all, hrefOf, named, one, pageAt, textOf, texts } from './built-pages.ts';

const page = () => pageAt('/');
const main = () => one(page(), 'main');

test('C001 C033 C038 C039 C040 title, heading, tagline and the way to book', () => {
  expect(page().title).toBe('Professional Maintenance Services in Dubai & UAE');
  const hero = named(main(), 'section', 'Expert Home Maintenance, Just a Click Away!');
  expect(textOf(one(hero, 'h1'))).toBe('Expert Home Maintenance, Just a Click Away!');
  expect(texts(hero, 'p')).toContain('Punctual, efficient, highly experienced and ready to get the job done!');
  expect(hrefOf(hero, 'Book Appointment')).toBe('/contact');
});

test('C041 the row of clients has three pictures and a plus', () => {
  const row = one(main(), 'p', 'Recommended by').parentElement as Element;
  const pictures = all(row, 'img, [role="img"]');
  expect(pictures).toHaveLength(4);
  for (const picture of pictures)
    expect(picture.getAttribute('alt') ?? picture.getAttribute('aria-label')).toBeTruthy();
  expect(textOf(pictures[3])).toBe('+');
});

test('C037 C058 each block but the hero and the list of services fades in', () => {
  const [hero, ...blocks] = [...main().children];
  expect(hero?.querySelector('h1')).toBeTruthy();
  const still = blocks.filter((block) => !block.matches('[data-reveal]') && !block.querySelector('[data-reveal]'));
  expect(still.map(textOf)).toEqual([]);
});

test('C189 above the picture, what somebody looks for who cannot wait, and nothing that is only true by day', () => {
  const hero = named(main(), 'section', 'Expert Home Maintenance, Just a Click Away!');
  const urgent = all(hero, 'ul').find((list) => textOf(list).includes('hotline')) as Element;
  expect(texts(urgent, 'li')).toEqual([
    'Technicians 7 days a week. The hotline is open now.',
    'AC not cooling, dripping or loud? AC maintenance and repair',
    `Water running, no power? Call us 24/7: ${business.phone.display}`,
  ]);
  expect(hrefOf(urgent, 'AC maintenance and repair')).toBe('/services/ac-maintenance');
  expect(hrefOf(urgent, business.phone.display)).toBe(`tel:${business.phone.dial}`);
  expect(urgent.compareDocumentPosition(all(hero, 'picture')[0] as Element)).toBe(4);
});

test('C042 C043 C044 the about block', () => {
  const about = named(main(), 'section', 'How Can We Assist You?');
  expect(texts(about, 'li')).toEqual([
    'Best in the market',
    'Highly experienced technicians',
    'Operating 7 days/week from 8am – 6pm',
    'Customer care hotline 24/7',
  ]);
  expect(hrefOf(about, 'More About Us')).toBe('/about');
});

test('C037 the blocks stand in the order of the specification', () => {
  const wanted = [
    'Expert Home Maintenance, Just a Click Away!',
    'How Can We Assist You?',
    'Quality Service is Our Guarantee',
    'Get an Estimate',
  ];
  expect(texts(main(), 'h1, h2').filter((heading) => wanted.includes(heading))).toEqual(wanted);
});

describe('services list', () => {
  const list = () => named(main(), 'section', 'Quality Service is Our Guarantee');

  test('C045 C046 C047 kicker, heading and entries', () => {
    expect(texts(list(), 'p')).toContain('Our Maintenance Services');
    expect(all(list(), 'article')).toHaveLength(homeEntries.length);
  });

  test.each([
    [1, 'Air Conditioning', '6K+ Completed', '/services/ac-install'],
    [2, 'Duct Cleaning', 'Expertise', '/services/duct-cleaning'],
    [3, 'Coil Cleaning', 'Expertise', '/services/coil-cleaning'],
    [4, 'Water Tank Cleaning', 'Expertise', '/services/water-tank-cleaning'],
    [5, 'Plumbing', 'Expertise', '/services/plumbing'],
    [6, 'Handyman', 'Expertise', '/services/handyman'],
    [7, 'Electrical', '3K+ Completed', '/services/electrical'],
    [8, 'Painting', 'Expertise', '/services/painting'],
  ])('C048 C049 C050 C051 entry %i is %s', (number, title, badge, href) => {
    const entry = all(list(), 'article')[number - 1] as Element;
    expect(textOf(one(entry, 'h3'))).toBe(title);
    expect(texts(entry, 'span')).toContain(badge);
    expect(one(entry, 'img').getAttribute('alt')?.length).toBeGreaterThan(20);
    expect(textOf(one(entry, 'p')).length).toBeGreaterThanOrEqual(60);
    expect(hrefOf(entry, `Learn more about ${title}`)).toBe(href);
  });

  test('C050 the index names each entry and leads to it', () => {
    const links = all(named(list(), 'nav', 'Services in this list'), 'a');
    expect(links.map(textOf)).toEqual(texts(list(), 'h3'));
    for (const link of links) {
      const entry = one(list(), `li[id="${link.getAttribute('href')?.slice(1)}"]`);
      expect(textOf(one(entry, 'h3'))).toBe(textOf(link));
    }
  });

  test('C052 picture and link lead to the same page, with one stop for the keyboard', () => {
    for (const entry of all(list(), 'article')) {
      const [picture, words] = all(entry, 'a');
      expect(picture?.getAttribute('href')).toBe(words?.getAttribute('href'));
      expect(picture?.getAttribute('tabindex')).toBe('-1');
      expect(picture?.getAttribute('aria-hidden')).toBe('true');
    }
  });
});

test('C059 C060 the last block: write, or call', () => {
  const last = named(main(), 'section', 'Get an Estimate');
  expect(hrefOf(last, 'Contact us')).toBe('/contact');
  expect(texts(last, 'p, span')).toContain('OR');
  expect(textOf(last)).toContain('Call us any time');
  expect(hrefOf(last, business.phone.display)).toBe(`tel:${business.phone.dial}`);
});
