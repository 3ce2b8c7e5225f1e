import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { airConditionerBrands, paintBrands } from '#content/brands.ts';
import { paintJobs } from '#content/carousel.ts';
import { landings } from '#content/landings/index.ts';
import { imageNames } from '#content/model/image-names.ts';
import type { Landing } from '#content/model/landing.ts';
import { videoNames } from '#content/model/video.ts';
import { specifiedLandings } from '#content/specification.ts';

function landing(slug: string): Landing {
  const found = landings.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`No landing page '${slug}'`);
  return found;
}

const hvac = landing('hvac-maintenance-services');
const cleaning = landing('ac-cleaning-services');
const maintenance = landing('ac-maintenance-services');
const painting = landing('painting-services');

const cardTitles = ({ cards }: Landing) => cards.items.map(({ title }) => title);
const reasonTitles = ({ reasons }: Landing) => reasons.items.map(({ title }) => title);
const sectorTitles = ({ sectors }: Landing) => sectors.items.map(({ title }) => title);
const trustTitles = ({ trust }: Landing) => trust.map(({ title }) => title);

const skeleton = ['trust', 'cards', 'testimonials', 'nearBanner', 'reasons', 'sectors', 'closingBanner'];

describe('HVAC', () => {
  test('C152 to C159 order of the sections', () => {
    expect(hvac.order).toEqual(skeleton);
  });

  test('C035 title', () => {
    expect(hvac.meta.title).toBe('HVAC Maintenance Services');
  });

  test('C153 trust badges', () => {
    expect(trustTitles(hvac)).toEqual(['Google rating', 'Facebook rating', '30-day warranty']);
  });

  test('C154 five cards', () => {
    expect(hvac.cards.heading).toBe('Guaranteed HVAC Fix in One Visit');
    expect(cardTitles(hvac)).toEqual([
      'Installation & Repair',
      'Maintenance',
      'Gas Filling/Refilling',
      'Fan Motor Replacement',
      'Thermostat Installation',
    ]);
  });

  test('C155 C156 C157 headings', () => {
    expect(hvac.testimonials.heading).toBe('2000+ HVAC Repairs & Installations in UAE');
    expect(hvac.nearBanner).toBe('Our Team is Near You. Book Your HVAC Service Now!');
    expect(hvac.reasons.video).toBeDefined();
  });
});

describe('AC cleaning', () => {
  test('C160 has the structure of the HVAC page in AC wording', () => {
    expect(cleaning.order).toEqual(skeleton);
    expect(cleaning.meta.title).toBe('AC Cleaning Services');
    expect(cleaning.cards.heading).toBe('Guaranteed AC Fix in One Visit');
    expect(cleaning.cards.items).toHaveLength(5);
    expect(cleaning.testimonials.heading).toBe('2000+ AC Repairs & Installations in UAE');
    expect(trustTitles(cleaning)).toEqual(trustTitles(hvac));
  });

  test('C161 reasons', () => {
    expect(reasonTitles(cleaning)).toEqual([
      'Experience and reliability',
      'Transparent upfront pricing',
      'First-time fix guarantee',
      'Same-day, on-time service',
    ]);
  });
});

describe('AC maintenance', () => {
  test('C162 order of the sections', () => {
    expect(maintenance.order).toEqual(['offer', 'brands', ...skeleton]);
    expect(maintenance.meta.title).toBe('AC Maintenance Services');
  });

  test('C162 offer, guarantee and trust', () => {
    expect(maintenance.hero.offer).toBe('Save AED 50 on AC Installation & Repair');
    expect(maintenance.cards.heading).toBe('First-Visit Fix Guarantee');
    expect(trustTitles(maintenance)).toEqual(['Google rating', 'Facebook rating', '30-day warranty']);
    expect(maintenance.brands?.logos).toBe(airConditionerBrands);
  });
});

describe('painting', () => {
  test('C173 order of the sections', () => {
    expect(painting.order).toEqual([
      'cards',
      'trustAndBrands',
      'reasons',
      'carousel',
      'testimonials',
      'nearBanner',
      'sectors',
      'closingBanner',
    ]);
  });

  test('C035 title', () => {
    expect(painting.meta.title).toBe('Painting Services');
  });

  test('C164 the quote form stands in its hero, and in no other', () => {
    expect(landings.filter(({ hero }) => hero.hasQuoteForm)).toEqual([painting]);
  });

  test('C165 four cards', () => {
    expect(painting.cards.heading).toBe('Fast & Quality Paint Job Guaranteed!');
    expect(cardTitles(painting)).toEqual([
      'Move In/Out Painting',
      'Interior/Exterior Painting',
      'Specialty & Decorative Finishes',
      'Epoxy & Floor Coatings',
    ]);
  });

  test('C166 C167 trust and reasons', () => {
    expect(painting.trust).toHaveLength(3);
    expect(reasonTitles(painting)).toEqual([
      'Experience',
      'Transparent pricing',
      '5-year weatherproof warranty',
      'Quick, on-time service',
    ]);
  });

  test('C168 sectors', () => {
    expect(sectorTitles(painting)).toEqual(['Residential Painting', 'Commercial & Industrial Painting']);
  });

  test('C169 C177 carousel of five', () => {
    expect(painting.carousel?.heading).toMatch(/2000\+ Paint Jobs in Dubai/);
    expect(painting.carousel?.images).toBe(paintJobs);
    expect(paintJobs.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    expect(new Set(paintJobs.map(({ src }) => src)).size).toBe(5);
  });

  test('C171 call banner', () => {
    expect(painting.nearBanner).toBe('Get 100 AED OFF If You Call Today. Book Your Painting Service Now!');
  });
});

/** Without those that the owner has added, which have words of their own. */
const ofSpecification = landings.filter(({ slug }) => specifiedLandings.includes(slug));

describe.each(ofSpecification.map((entry) => [entry.slug, entry] as const))('%s', (_slug, entry) => {
  test('C163 names its offer and the terms of it', () => {
    expect(entry.hero.offer).toMatch(/AED\s(50|100)/);
    expect(entry.hero.offerTerms).toMatch(/Mention|mention/);
  });

  test('C170 at least three testimonials of five stars, each with words and a community', () => {
    const { items } = entry.testimonials;
    expect(items.length).toBeGreaterThanOrEqual(3);
    for (const { text, rating, place } of items) {
      expect([text.length >= 40 && text.length <= 220, text]).toEqual([true, text]);
      expect([rating, place.length > 0]).toEqual([5, true]);
    }
  });

  test('C157 C158 C159 C168 C172 the headings that all landing pages share', () => {
    expect(entry.reasons.heading).toBe('Why Choose Us?');
    expect(entry.sectors.heading).toMatch(/^10\+ Years/);
    expect(entry.closingBanner).toBe('Our Team is Minutes Away From You!');
  });

  test('C158 C179 addresses homes, businesses and industry', () => {
    expect(sectorTitles(entry).join()).toMatch(/Residential.*Commercial & Industrial/);
  });

  test('C197 the residents line', () => {
    expect(entry.residents).toBe('8 out of 10 Residents in Dubai choose us');
  });

  test('D1 the heading repeats the campaign, and the text has 60 to 200 characters', () => {
    expect(entry.hero.heading).toContain(entry.meta.title);
    expect([entry.hero.text.length >= 60 && entry.hero.text.length <= 200, entry.hero.text.length]).toEqual([
      true,
      entry.hero.text.length,
    ]);
  });

  test('C152 videos and pictures are known', () => {
    expect(videoNames).toContain(entry.hero.video);
    const pictures = [...entry.cards.items, ...entry.sectors.items].flatMap(({ image }) => image ?? []);
    expect(pictures).toHaveLength(entry.cards.items.length + 2);
    for (const { name } of pictures) expect(imageNames).toContain(name);
  });

  test('every part of the order has its content', () => {
    expect(entry.order.some((part) => part === 'brands' || part === 'trustAndBrands')).toBe(entry.brands !== undefined);
    expect(entry.order.includes('carousel')).toBe(entry.carousel !== undefined);
  });
});

describe('brands', () => {
  test('C174 makers of air conditioners', () => {
    expect(airConditionerBrands.map(({ title }) => title)).toEqual([
      'Carrier',
      'Daikin',
      'Gree',
      'LG',
      'O General',
      'Samsung',
    ]);
  });

  test('C175 makers of paint', () => {
    expect(paintBrands.map(({ title }) => title)).toEqual([
      'Asian Paints',
      'Caparol',
      'Jotun',
      'Kansai Paint',
      'National Paints',
      'Sherwin Williams',
    ]);
  });

  test.each([...airConditionerBrands, ...paintBrands].map(({ image }) => image))('C174 C175 %s is drawn', (image) => {
    expect(existsSync(new URL(`../../public${image}`, import.meta.url))).toBe(true);
  });
});
