import { describe, expect, test } from 'vitest';
import { communities } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import { texts } from '#content/texts.ts';
import { all, findByName, hrefOf, normalize, one, pageAt, textOf, textsIn } from './built-pages.ts';

/**
 * How the section headings of each landing page begin, in the order of spec §2. For AC maintenance, only the first
 * three. The trust block has no heading.
 */
const order: [row: string, slug: string, starts: string[]][] = [
  [
    'C011',
    'ac-maintenance-services',
    ['Save AED 50 on AC Installation', 'AC brands we service', 'First-Visit Fix Guarantee'],
  ],
  [
    'C012',
    'hvac-maintenance-services',
    [
      'Guaranteed HVAC Fix',
      '2000+ HVAC Repairs',
      'Our Team is Near You',
      'Why Choose Us?',
      '10+ Years',
      'Our Team is Minutes Away',
    ],
  ],
  [
    'C013',
    'ac-cleaning-services',
    [
      'Guaranteed AC Fix',
      '2000+ AC Repairs',
      'Our Team is Near You',
      'Why Choose Us?',
      '10+ Years',
      'Our Team is Minutes Away',
    ],
  ],
  [
    'C014',
    'painting-services',
    [
      'Fast & Quality',
      'Paints we work with',
      'Why Choose Us?',
      '2000+ Paint Jobs',
      'What our painting customers say',
      'Get 100 AED OFF',
      '10+ Years',
      'Our Team is Minutes Away',
    ],
  ],
];

test.skipIf(texts.confirmed.confirmed.some(({ what }) => what === 'C173')).each(order)(
  '%s the sections of /%s are in the order of the specification',
  (_row, slug, starts) => {
    const headings = textsIn(one(pageAt(`/${slug}`), 'main'), 'h2');
    expect(starts.filter((start, index) => !headings[index]?.startsWith(start))).toEqual([]);
  },
);

describe.each(landings)('/$slug', (landing) => {
  const main = () => one(pageAt(`/${landing.slug}`), 'main');
  const section = (heading: string) => findByName(main(), 'section', normalize(heading));

  test('C172 has two banners with a call link, and the communities in the last one', () => {
    const call = `tel:${landing.phone.dial}`;
    expect(hrefOf(section(landing.nearBanner), 'Call')).toBe(call);
    expect(hrefOf(section(landing.closingBanner), 'Call')).toBe(call);
    expect(textsIn(section(landing.closingBanner), 'li')).toEqual(communities.map(normalize));
  });

  test('its message link leads to the enquiry form with its service', () => {
    const link = hrefOf(one(pageAt(`/${landing.slug}`), 'footer'), texts.landingTexts.write);
    expect(link).toBe(`/contact?${new URLSearchParams({ service: landing.serviceType ?? '' })}`);
    expect(textsIn(pageAt('/contact'), 'option')).toContain(landing.serviceType);
  });

  test('C174 shows the brands, pictures of paint jobs and quote form that its content file asks for', () => {
    const marks = all(main(), 'img[src^="/brands/"], [role="img"]:not([aria-label$="stars"])');
    const names = marks.map((mark) => mark.getAttribute('alt') ?? mark.getAttribute('aria-label'));
    expect(names).toEqual(landing.brands?.logos.map(({ title }) => title) ?? []);
    if (landing.paintJobs) expect(all(section(landing.paintJobs.heading), 'img'), 'C169').toHaveLength(5);
    expect(all(main(), 'form'), 'C164').toHaveLength(landing.hero.hasQuoteForm ? 1 : 0);
  });
});

test.each(['/', ...landings.map(({ slug }) => `/${slug}`)])(
  'C151 every block of %s below the hero, or each entry in it, has a reveal',
  (path) => {
    const [hero, ...blocks] = all(one(pageAt(path), 'main'), ':scope > :not([aria-live])');
    expect(hero?.querySelector('h1')).toBeTruthy();
    expect(blocks.length).toBeGreaterThan(2);
    const still = blocks.filter((block) => !block.matches('[data-reveal]') && !block.querySelector('[data-reveal]'));
    expect(still.map(textOf)).toEqual([]);
  },
);
