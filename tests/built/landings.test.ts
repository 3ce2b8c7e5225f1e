import { describe, expect, test } from 'vitest';
import { business } from '#content/business.ts';
import { all, hrefOf, named, one, pageAt, textOf, texts } from './built-pages.ts';

const call = `tel:${business.phone.dial}`;
const main = (path: string) => one(pageAt(path), 'main');
const headings = (path: string) => texts(main(path), 'h2');
const cards = (path: string, section: string) => texts(named(main(path), 'section', section), 'h3');
const makers = (path: string) =>
  all(main(path), 'img[src^="/brands/"], [role="img"]').map(
    (mark) => mark.getAttribute('alt') ?? mark.getAttribute('aria-label'),
  );

const savings = 'Save AED 50 on AC Installation & Repair';
const nearYou = (what: string) => `Our Team is Near You. Book Your ${what} Service Now!`;
const tenYears = expect.stringMatching(/^10\+ Years/);
const closing = 'Our Team is Minutes Away From You!';

describe.each([
  ['C011', '/ac-maintenance-services', 'AC Maintenance Services', savings],
  ['C012', '/hvac-maintenance-services', 'HVAC Maintenance Services', savings],
  ['C013', '/ac-cleaning-services', 'AC Cleaning Services', savings],
  ['C014', '/painting-services', 'Painting Services', 'Free consultation, and AED 100 off your painting job'],
])('%s %s', (_row, path, title, offer) => {
  test('C035 D1 its title, its heading and its offer', () => {
    expect(pageAt(path).title).toBe(`${business.productName} - ${title}`);
    expect(textOf(one(main(path), 'h1'))).toContain(title);
    expect(texts(main(path), 'p, h2')).toContain(offer);
  });

  test('C153 C166 C196 C197 ratings, warranty and the residents as plain text', () => {
    const badges = texts(main(path), 'li').filter((text) => /rating|warranty/.test(text));
    expect(badges).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/5 out of 5 stars.*Google rating/),
        expect.stringMatching(/5 out of 5 stars.*Facebook rating/),
        expect.stringMatching(/30-day warranty|5-year weatherproof warranty/),
      ]),
    );
    expect(texts(main(path), 'p')).toContain('8 out of 10 Residents in Dubai choose us');
  });

  test('C155 C170 at least three testimonials: words, name, place, and the stars in words', () => {
    const testimonials = all(main(path), 'figure:has(blockquote)');
    expect(testimonials.length).toBeGreaterThanOrEqual(3);
    for (const testimonial of testimonials) {
      expect(textOf(one(testimonial, 'blockquote')).length).toBeGreaterThan(40);
      expect(textOf(testimonial)).toContain('5 out of 5 stars');
      expect(textOf(one(testimonial, 'strong'))).toMatch(/\S+ \S+/);
    }
  });

  test('C158 C168 C179 ten years of work for homes, businesses and industry', () => {
    const sectors = named(main(path), 'section', /^10\+ Years/);
    expect(texts(sectors, 'h3')).toEqual([
      expect.stringMatching(/^Residential/),
      expect.stringMatching(/^Commercial & Industrial/),
    ]);
    expect(all(sectors, 'img')).toHaveLength(2);
  });

  test('C159 C172 C200 the closing banner, the number and the communities', () => {
    const banner = named(main(path), 'section', closing);
    expect(hrefOf(banner, 'Call')).toBe(call);
    expect(texts(banner, 'li')).toEqual([
      'Dubai Hills',
      'Palm Jumeirah',
      'Arabian Ranches',
      'The Greens',
      'Jumeirah Park',
      'The Springs',
    ]);
    expect(headings(path).at(-1)).toBe(closing);
  });

  test('C199 arrival within 15 minutes is only ever quoted', () => {
    const page = main(path).cloneNode(true) as Element;
    for (const quotation of all(page, 'blockquote')) quotation.remove();
    expect(textOf(page)).not.toContain('15 minutes');
  });

  test('C151 every section below the hero fades in', () => {
    const sections = all(main(path), 'section:has(h2)').filter((section) => !section.querySelector('h1'));
    expect(sections.length).toBeGreaterThan(4);
    for (const section of sections) expect(section.closest('[data-reveal]'), textOf(section)).not.toBeNull();
  });
});

test('C152 C154 C155 C156 C157 C158 C159 HVAC: the sections word for word, in order', () => {
  const path = '/hvac-maintenance-services';
  expect(headings(path)).toEqual([
    'Guaranteed HVAC Fix in One Visit',
    '2000+ HVAC Repairs & Installations in UAE',
    nearYou('HVAC'),
    'Why Choose Us?',
    tenYears,
    closing,
  ]);
  expect(cards(path, 'Guaranteed HVAC Fix in One Visit')).toEqual([
    'Installation & Repair',
    'Maintenance',
    'Gas Filling/Refilling',
    'Fan Motor Replacement',
    'Thermostat Installation',
  ]);
  expect(hrefOf(named(main(path), 'section', nearYou('HVAC')), 'Call')).toBe(call);
});

test('C160 C161 AC cleaning: the same structure in AC wording, and its reasons', () => {
  const path = '/ac-cleaning-services';
  expect(headings(path)).toEqual([
    'Guaranteed AC Fix in One Visit',
    '2000+ AC Repairs & Installations in UAE',
    nearYou('AC Cleaning'),
    'Why Choose Us?',
    tenYears,
    closing,
  ]);
  expect(cards(path, 'Guaranteed AC Fix in One Visit')).toHaveLength(5);
  expect(cards(path, 'Why Choose Us?')).toEqual([
    expect.stringMatching(/experience and reliability/i),
    expect.stringMatching(/transparent upfront pricing/i),
    expect.stringMatching(/first-time fix guarantee/i),
    expect.stringMatching(/same-day,? on-time service/i),
  ]);
});

test('C162 C163 C174 AC maintenance: offer, makers, first-visit guarantee, bands to call', () => {
  const path = '/ac-maintenance-services';
  const [offer, , ...others] = headings(path);
  expect(offer).toBe(savings);
  expect(others).toEqual([
    'First-Visit Fix Guarantee',
    'What Our AC Customers Say',
    nearYou('AC'),
    'Why Choose Us?',
    tenYears,
    closing,
  ]);
  expect(makers(path)).toEqual(['Carrier', 'Daikin', 'Gree', 'LG', 'O General', 'Samsung']);
  expect(hrefOf(named(main(path), 'section', savings), 'Call')).toBe(call);
});

test('C164 C165 C167 C169 C171 C173 C175 painting: the sections word for word, in order', () => {
  const path = '/painting-services';
  expect(headings(path)).toEqual([
    'Fast & Quality Paint Job Guaranteed!',
    'Paints we work with',
    'Why Choose Us?',
    expect.stringContaining('2000+ Paint Jobs in Dubai'),
    'What Our Painting Customers Say',
    'Get 100 AED OFF If You Call Today. Book Your Painting Service Now!',
    tenYears,
    closing,
  ]);
  expect(cards(path, 'Fast & Quality Paint Job Guaranteed!')).toEqual([
    'Move In/Out Painting',
    'Interior/Exterior Painting',
    'Specialty & Decorative Finishes',
    'Epoxy & Floor Coatings',
  ]);
  expect(cards(path, 'Why Choose Us?')).toEqual([
    expect.stringMatching(/experience/i),
    expect.stringMatching(/transparent pricing/i),
    expect.stringMatching(/5-year weatherproof warranty/i),
    expect.stringMatching(/quick,? on-time service/i),
  ]);
  expect(makers(path)).toEqual([
    'Asian Paints',
    'Caparol',
    'Jotun',
    'Kansai Paint',
    'National Paints',
    'Sherwin Williams',
  ]);
  expect(all(named(main(path), 'section', /2000\+ Paint Jobs/), 'img')).toHaveLength(5);
  expect(textOf(main(path))).toContain('within 60 seconds');
});

test('C173 painting: four sections before the carousel, and one more between the two call banners', () => {
  const sections = [...main('/painting-services').children];
  const placeOf = (heading: string | RegExp) =>
    sections.findIndex((section) => texts(section, 'h2').some((text) => text.match(heading)));
  expect(sections[0]?.querySelector('h1')).toBeTruthy();
  expect(placeOf(/^2000\+ Paint Jobs/)).toBe(4);
  expect(placeOf(closing) - placeOf(/^Get 100 AED OFF/)).toBe(2);
  const trust = sections.find((section) => texts(section, 'li').some((text) => text.includes('Google rating')));
  expect(texts(trust as Element, 'h2')).toEqual(['Paints we work with']);
});
