import { describe, expect, test } from 'vitest';
import { business, communities } from '#content/business.ts';
import { landings } from '#content/landings/index.ts';
import type { Landing, LandingPart } from '#content/model/landing.ts';
import { texts } from '#content/texts.ts';
import { all, hrefOf, named, normalize, one, pageAt, textOf, textsIn } from './built-pages.ts';

const call = `tel:${business.phone.dial}`;

/** The heading of a section. Undefined for the trust block, which has none. */
function headingOf(landing: Landing, part: LandingPart): string | undefined {
  if (part === 'offer') return landing.offer?.text;
  if (part === 'trust') return undefined;
  if (part === 'trustAndBrands') return landing.brands?.heading;
  if (part === 'nearBanner' || part === 'closingBanner') return landing[part];
  return landing[part]?.heading;
}

/** The code of the requirement for each landing page (docs/requirements.md). */
const rows: Record<string, string> = {
  'ac-maintenance-services': 'C011',
  'hvac-maintenance-services': 'C012',
  'ac-cleaning-services': 'C013',
  'painting-services': 'C014',
};

const withRow = landings.map((landing) => [`${rows[landing.slug] ?? ''} /${landing.slug}`.trim(), landing] as const);

/**
 * The first words of the section headings, in the expected order, for each landing page whose order spec §2 fixes. The
 * trust block has no heading, so it is left out.
 */
const order: Record<string, readonly string[]> = {
  'hvac-maintenance-services': [
    'Guaranteed HVAC Fix',
    '2000+ HVAC Repairs',
    'Our Team is Near You',
    'Why Choose Us?',
    '10+ Years',
    'Our Team is Minutes Away',
  ],
  'ac-cleaning-services': [
    'Guaranteed AC Fix',
    '2000+ AC Repairs',
    'Our Team is Near You',
    'Why Choose Us?',
    '10+ Years',
    'Our Team is Minutes Away',
  ],
  'painting-services': [
    'Fast & Quality',
    'Paints we work with',
    'Why Choose Us?',
    '2000+ Paint Jobs',
    'What our painting customers say',
    'Get 100 AED OFF',
    '10+ Years',
    'Our Team is Minutes Away',
  ],
};

test.skipIf(texts.confirmed.confirmed.some(({ what }) => what === 'C173')).each(Object.entries(order))(
  'C173 the sections of /%s are in the order of the specification',
  (slug, starts) => {
    const headings = textsIn(one(pageAt(`/${slug}`), 'main'), 'h2');
    expect(headings.map((heading, index) => heading.startsWith(starts[index] ?? 'no section'))).toEqual(
      starts.map(() => true),
    );
  },
);

describe.each(withRow)('%s', (_row, landing) => {
  const main = () => one(pageAt(`/${landing.slug}`), 'main');
  const section = (heading: string) => named(main(), 'section', normalize(heading));

  test('shows the sections in the order of its content file', () => {
    const [first, ...blocks] = all(main(), ':scope > :not([aria-live])');
    expect(first?.querySelector('h1')).toBeTruthy();
    expect(blocks.map((block) => textsIn(block, 'h2')[0])).toEqual(
      landing.order.map((part) => headingOf(landing, part)).map((heading) => heading && normalize(heading)),
    );
  });

  test('C172 has two banners with a call link, and the communities in the last one', () => {
    expect(hrefOf(section(landing.nearBanner), 'Call')).toBe(call);
    expect(hrefOf(section(landing.closingBanner), 'Call')).toBe(call);
    expect(textsIn(section(landing.closingBanner), 'li')).toEqual(communities.map(normalize));
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
